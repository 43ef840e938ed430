import { groupBy } from '../../renderer/content/figures/group-by.ts'
import { displayPath } from '../../renderer/content/files/file-access.ts'
import type { MentionUse } from '../../renderer/content/names/mentions.ts'
import type { Problem } from '../../renderer/content/problems/problem.ts'
import { counted } from '../../renderer/content/texts/counted.ts'
import { writeChanges } from '../content-edits/changes.ts'
import { type ContentPlace, errorsIn, onCopy } from '../content-edits/on-copy.ts'
import { UsageError } from '../options.ts'
import { planRename, type Renaming } from './plan.ts'

/**
 * Renames a file everywhere it is mentioned, all of it or nothing, and checks what is left.
 *
 * @throws UsageError when it cannot have that name, or the renaming would cause an error
 */
export function renameFile(place: ContentPlace, renaming: Renaming) {
  const { root, today } = place
  const plan = planRename(root, renaming, today)
  const left = onCopy(place, (copy, check) => {
    writeChanges(copy, plan.changes)
    return check()
  })
  // For a file renamed by hand, the check may not have reported everything before.
  const [worse] = plan.wasMoved || left.length === 0 ? [] : newAmong(left, errorsIn(place), renaming)
  if (worse) {
    const where = `${worse.file}:${worse.line}:${worse.column}`
    throw new UsageError(`${renaming.to} cannot be its name (nothing was changed): ${where} ${worse.message}`)
  }
  writeChanges(root, plan.changes)
  return { ...plan, left }
}

/** The errors that are new, apart from the changed name. */
function newAmong(problems: readonly Problem[], before: readonly Problem[], { from, to }: Renaming): Problem[] {
  const tell = ({ rule, message }: Problem) => `${rule} ${message.replaceAll(from, to).replaceAll(/:\d+/g, '')}`
  const known = new Set(before.map(tell))
  return problems.filter((problem) => !known.has(tell(problem)))
}

type Renamed = ReturnType<typeof renameFile>

/** The report for the writer. */
export function describeRenamed(
  { file, wasMoved, mentions, redirect, left }: Renamed,
  root: string,
  { from }: Renaming,
): string {
  const done = wasMoved ? `what was left of the name ${from} is done` : `${from} has its new name everywhere`
  return [
    `✓ ${displayPath(root)}/${file}: ${done}`,
    ...tellChanged(mentions),
    ...(redirect ? ['', `  ${redirect.from} leads to ${redirect.to} (\`redirectFrom\` in the file)`] : []),
    '',
    left.length === 0
      ? '  the check finds nothing wrong'
      : `  the check finds ${counted(left.length, 'error')}: npm run check lists what is left`,
  ].join('\n')
}

/** The name of each kind of mention, and its plural if it is counted. */
const words: Readonly<Record<MentionUse, readonly [one: string, many?: string]>> = {
  id: ['its id'],
  entry: ['entry', 'entries'],
  page: ['page of an entry', 'pages of entries'],
  relation: ['figure of a relation', 'figures of relations'],
  acknowledged: ['place among what is acknowledged', 'places among what is acknowledged'],
  order: ['the order'],
  reference: ['reference', 'references'],
  link: ['link', 'links'],
}

/** One line for each file that was changed: what in it, and how often. */
function tellChanged(files: Renamed['mentions']): string[] {
  const width = Math.max(...files.map(({ path }) => path.length))
  const lines = files.map(({ path, mentions }) => {
    const uses = [...groupBy(mentions, ({ use }) => use)].map(([use, { length }]) => {
      const [one, many] = words[use]
      return many ? counted(length, one, many) : one
    })
    return `  ${path.padEnd(width)}  ${uses.join(', ')}`
  })
  return lines.length > 0 ? ['', ...lines] : []
}
