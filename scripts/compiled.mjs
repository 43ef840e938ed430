// @ts-check

import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashOfAllCode, project } from './code-version.mjs'

// Plain JavaScript: Node.js has to start it before anything is compiled.

/** Scripts that commands run in a process or thread of their own. */
const helpers = ['scripts/build/bundle-process.ts', 'scripts/build/reading-thread.ts']

/**
 * Packages that are not bundled: native code, what needs files of its own, and what must exist only once. vite-plugin-ssr
 * under its name is that of the live preview; `render-site.ts` has the part that renders bundled, without what looks for
 * files beside its own code (`@brillout`).
 */
const outside =
  /^(?:vite|vite-plugin-ssr|@brillout\/(?:require-shim|vite-plugin-import-build)|@vitejs\/plugin-react|@tailwindcss\/vite|vitest|rolldown|react|react-dom|sharp|@resvg\/resvg-js|subset-font|@capsizecss\/unpack|playwright-core)(?:\/|$)/

/**
 * Modules that take long to load: one that gray-matter's reader of YAML brings, which nothing here reaches, and the second
 * of two forms of a parser.
 *
 * @type {Record<string, string | false>}
 */
const alias = { esprima: false, acorn: join(project, 'node_modules/acorn/dist/acorn.mjs') }

/** How many old versions are kept, since a running command may still load from its own. */
const staying = 4

/**
 * One of the project's scripts as JavaScript that starts quickly: a few files, with the packages in them. All scripts
 * are compiled together, once for each version of the code.
 *
 * @param {string} name the path of a script within `scripts`, such as `build` or `bench/fuzz`, or the name of a helper
 * @throws Error with the place and the reason, when the code cannot be compiled, or there is no such script
 */
export async function compiled(name) {
  // Two scripts of one process are of the same version.
  if (current === undefined || !existsSync(current)) current = await compileAll()
  const file = join(current, `${basename(name)}.js`)
  if (!existsSync(file)) throw new Error(`there is no script ${name} in package.json`)
  return pathToFileURL(file)
}

/** @type {string | undefined} the folder of this process's version */
let current

/** Compiles the scripts that package.json names, with their helpers, once for each version of the code; returns their folder. */
async function compileAll() {
  const versions = join(project, '.cache/code')
  const folder = join(versions, hashOfAllCode().slice(0, 32))
  if (existsSync(folder)) return folder
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const commands = [...JSON.stringify(scripts).matchAll(/run\.mjs ([a-z/-]+)/g)].map(([, name]) => `scripts/${name}.ts`)
  const made = makeFolder(versions, basename(folder))
  await compileTo(made, [...new Set(commands), ...helpers])
  if (dirname(made) !== versions) return made
  // Everybody who can read the project can run it.
  chmodSync(made, 0o755)
  try {
    renameSync(made, folder)
  } catch {
    // Another command was quicker.
    rmSync(made, { recursive: true, force: true })
  }
  const older = readdirSync(versions).filter((version) => version !== basename(folder))
  const changedAt = (/** @type {string} */ version) =>
    statSync(join(versions, version), { throwIfNoEntry: false })?.mtimeMs ?? 0
  for (const version of older.sort((a, b) => changedAt(b) - changedAt(a)).slice(staying))
    rmSync(join(versions, version), { recursive: true, force: true })
  return folder
}

/**
 * Makes the folder to write to. If the project is read-only it is a temporary one, removed with the process.
 *
 * @param {string} versions
 * @param {string} version
 */
function makeFolder(versions, version) {
  try {
    mkdirSync(versions, { recursive: true })
    return mkdtempSync(join(versions, `.${version}-`))
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'code-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
    return folder
  }
}

/**
 * Compiles modules of the project into a folder, each under the name of its file.
 *
 * @param {string} folder
 * @param {readonly string[]} modules their paths from the project's folder
 * @throws Error with the place and the reason, when the code cannot be compiled
 */
export async function compileTo(folder, modules) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    cwd: project,
    input: [...modules],
    platform: 'node',
    external: outside,
    resolve: { alias },
    // gray-matter evaluates frontmatter marked as JavaScript; the file reader refuses that first. Component packages
    // have “use client” directives, which mean nothing here.
    checks: { eval: false, moduleLevelDirective: false },
    plugins: [
      {
        name: 'places of files',
        // Files that are read relative to the source stay there.
        transform: {
          filter: { code: 'import.meta.url' },
          handler: (code, id) => ({
            code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`),
            map: null,
          }),
        },
      },
    ],
  })
  await bundle.write({ dir: folder, format: 'esm' })
  await bundle.close()
}
