import { displayPath } from '../files/file-access.ts'
import { ledgerFile } from '../files/files.ts'
import { addressOf, listOf, wordFor } from '../kinds/routes.ts'
import { singles } from '../kinds/singles.ts'
import { errorAt, type Problem, startOf } from '../problems/problem.ts'
import { compareText } from '../texts/compare-text.ts'
import { counted } from '../texts/counted.ts'
import type { PlacedMention } from './mentions.ts'
import type { Move } from './moves.ts'

/** The most positions that one message lists. */
const mostPlaces = 6

/** One message for a renamed file, with every mention of its old name. */
export function tellRenamed(
  { kind, id, now }: Required<Move>,
  mentions: readonly PlacedMention[],
  { root, isPublished }: { root: string; isPublished: boolean },
): Problem {
  const where = describeMentions(mentions, kind)
  const message = `\`${id}\` is now called \`${now.id}\`: replace \`${id}\` by \`${now.id}\` ${where}`
  const command = `npm run rename -- ${wordFor(kind)} ${id} ${now.id}${rootOption(root)}`
  const address = isPublished && addressOf(kind, id) ? ', and redirects the old address to the new one' : ''
  const fix = `run \`${command}\`, which does all of it${address}; or give the file its old name back`
  return errorAt(now.source.locate('id' in now.data ? ['id'] : []), 'files/renamed', message, fix)
}

/** One message for a deleted file, with every mention of it and the consequence for its address. */
export function tellGone(
  { kind, id }: Move,
  mentions: readonly PlacedMention[],
  { root, count, leadsOn }: { root: string; count: string | undefined; leadsOn: boolean },
): Problem {
  const address = addressOf(kind, id)
  const isDead = address !== undefined && !leadsOn
  const parts = [
    `\`${id}\` is gone, but is still named ${describeMentions(mentions, kind)}`,
    ...(count ? [count] : []),
    ...(isDead ? [`its address ${address} leads nowhere`] : []),
  ]
  const command = `npm run delete -- ${wordFor(kind)} ${id}${rootOption(root)}`
  const list = listOf(kind)
  const on = isDead ? `, redirects ${address} to ${list ? singles[list].path : '/'} (\`redirects\` in settings.md)` : ''
  const file = `${kind}/${id}.md`
  const fix = `run \`${command}\`: it removes the name from the ledger and the order${on}, and lists what is left to do; or restore ${file}`
  // At its first entry in the ledger, or in an order.
  const place = mentions.find(({ use }) => use === 'entry') ?? mentions[0] ?? startOf(ledgerFile)
  return errorAt(place, 'files/deleted', parts.join('; '), fix)
}

/** `in the ledger (12 entries, 1 relation), in the order of pilots, in 2 files (pages/home.md:12, …)` */
function describeMentions(mentions: readonly PlacedMention[], kind: Move['kind']): string {
  const of = (...uses: PlacedMention['use'][]) => mentions.filter(({ use }) => uses.includes(use))
  const some = (count: number, one: string, many?: string) => (count > 0 ? [counted(count, one, many)] : [])
  const inLedger = [
    ...some(of('entry').length, 'entry', 'entries'),
    ...some(entriesIn(of('relation')), 'relation'),
    ...some(entriesIn(of('acknowledged')), 'acknowledgement'),
  ]
  const isInLedger = of('entry', 'page', 'relation', 'acknowledged').length > 0
  const texts = of('reference', 'link')
  const files = new Set(texts.map(({ file }) => file))
  const sorted = texts.toSorted((a, b) => compareText(a.file, b.file) || a.line - b.line)
  const places = [...new Set(sorted.map(({ file, line }) => `${file}:${line}`))]
  const rest = places.length > mostPlaces ? `, and ${places.length - mostPlaces} more` : ''
  const shown = `${places.slice(0, mostPlaces).join(', ')}${rest}`
  const list = listOf(kind)
  return [
    ...(of('id').length > 0 ? ['in its `id`'] : []),
    ...(isInLedger ? [`in the ledger (${inLedger.join(', ') || 'pages'})`] : []),
    ...(of('order').length > 0 && list ? [`in the order of ${kind} (${singles[list].file})`] : []),
    ...(files.size > 0 ? [`in ${counted(files.size, 'file')} (${shown})`] : []),
  ].join(', ')
}

/** The number of entries of a list with names in them. */
function entriesIn(mentions: readonly PlacedMention[]): number {
  return new Set(mentions.map(({ path }) => path?.[1])).size
}

/** The option of a command for another folder than `markdown`. */
function rootOption(root: string): string {
  const shown = displayPath(root)
  return shown === 'markdown' ? '' : ` --root ${shown}`
}
