import { scopeOf } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { addressOf, collectionNames, listOf, wordFor } from '../kinds/routes.ts'
import { errorAt, type PlacedProblem, sortProblems } from '../problems/problem.ts'
import { commandFor, didYouMean } from '../problems/suggest.ts'
import { counted } from '../texts/counted.ts'
import { orderIn } from './entry.ts'
import type { ContentFiles } from './read-files.ts'

/** The files that name others. */
type LostFrom = Pick<ContentFiles, 'entries' | 'ledger'>

const maxPlaces = 6

/**
 * Reports a file that is named in several places and is not there, since it was renamed or deleted by hand, in one
 * message at the first of them. The other problems stay as they are.
 */
export function joinLostFiles(problems: readonly PlacedProblem[], content: LostFrom, root: string): PlacedProblem[] {
  const names = content.entries.map(({ id }) => id)
  const groups = groupBy(sortProblems(problems), ({ missing }) =>
    missing && !names.includes(missing) ? missing : undefined,
  )
  return [...groups].flatMap(([id, named]) =>
    id === undefined || named.length === 1
      ? named.map(({ missing, ...problem }) => problem)
      : reportLost(id, named, { names, kind: kindOfLost(id, content), root }),
  )
}

function reportLost(
  id: string,
  named: readonly [PlacedProblem, ...PlacedProblem[]],
  { names, kind, root }: { names: readonly string[]; kind: CollectionName | undefined; root: string },
): PlacedProblem {
  const places = [...new Set(named.map(({ file, line }) => `${file}:${line}`))]
  const more = places.length > maxPlaces ? `, and ${places.length - maxPlaces} more` : ''
  const where = `${places.slice(0, maxPlaces).join(', ')}${more}`
  const message = `\`${id}\` is named in ${counted(places.length, 'place')}, and there is no such file: ${where}`
  const rename = commandFor(`npm run rename -- ${kind ? wordFor(kind) : 'KIND'} ${id} NEW`, root)
  const address = kind && addressOf(kind, id)
  const redirect = address ? `, and redirect ${address} (\`redirects\` in settings.md)` : ''
  const review = commandFor('npm run review', root)
  const deleted = `\`${review}\` takes its figures out of the ledger; remove what else names it${redirect}`
  const fix = `renamed? \`${rename}\` replaces the name everywhere; deleted? ${deleted}`
  const typed = didYouMean(id, names)
  const [{ file, line, column }] = named
  return errorAt({ file, line, column }, 'files/lost', message, typed ? `${typed} ${fix}` : fix)
}

/** The kind of a lost file: that of the page which the ledger wants its figures on, or of the order that names it. */
function kindOfLost(id: string, { ledger, entries }: LostFrom): CollectionName | undefined {
  const pages = ledger.figures.filter((figure) => scopeOf(figure.id) === id).flatMap((figure) => figure.pages)
  const isShown = (kind: CollectionName) => pages.some((page) => page === addressOf(kind, id))
  const isOrdered = (kind: CollectionName) =>
    entries.some((page) => page.kind === listOf(kind) && orderIn(page).includes(id))
  return collectionNames.find((kind) => isShown(kind) || isOrdered(kind))
}
