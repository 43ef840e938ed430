import { type LoadedContent, type LoadOptions, loadContent } from '../../renderer/content/load.ts'
import { sortProblems } from '../../renderer/content/problems/problem.ts'
import { checkFiles } from '../../renderer/public-files/check-files.ts'
import { checkRedirectFiles } from '../../renderer/public-files/check-redirects.ts'
import type { PublicFiles } from '../build/public-files.ts'

/** The content and the files beside it: those of the public folder that are published, by their paths in it. */
export type LoadedWithFiles = LoadedContent & Pick<PublicFiles, 'publicFiles'>

/** Loads the content, and checks all files in its folder and in the public one against what may be there. */
export function loadWithFiles(options: LoadOptions): LoadedWithFiles {
  const loaded = loadContent(options)
  const { root, publicFolder } = options
  const verification = loaded.site?.settings.data.verification.map(({ href }) => href)
  const { routes, redirects } = loaded
  const { files, problems: ofFiles } = checkFiles({ root, publicFolder, routes, verification })
  const problems = [...ofFiles, ...checkRedirectFiles(redirects, { routes, publicFiles: files })]
  // For a file that may not even be opened, that one problem is enough.
  const told = new Set(ofFiles.map(({ file }) => file))
  const others = loaded.problems.filter(({ file }) => !told.has(file))
  return { ...loaded, publicFiles: files, problems: sortProblems([...others, ...problems]) }
}
