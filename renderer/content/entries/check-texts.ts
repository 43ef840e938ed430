import { resolveFigure } from '../figures/reference.ts'
import { pageOf } from '../kinds/routes.ts'
import { renderBody, type Section } from '../markdown/render.ts'
import { guard } from '../problems/guard.ts'
import type { Problem } from '../problems/problem.ts'
import { checkDocument } from '../rules/check-document.ts'
import { splitAddress } from '../texts/address.ts'
import { decode } from '../texts/decode.ts'
import { hashParts } from '../texts/hash.ts'
import { formatOf } from '../texts/parse-text.ts'
import { type Entry, isDraft, openEntry, openText } from './entry.ts'
import type { FindKept } from './kept-files.ts'
import type { ContentFiles } from './read-files.ts'
import type { Index } from './site-index.ts'

export interface CheckedText {
  /** Changes with the file and with everything that the check and the text ask of the rest of the site. */
  key: string
  problems: Problem[]
  /** The rendered text; a page in MDX, which the bundler compiles, has none here. */
  sections: () => readonly Section[]
}

/**
 * Makes a check of texts. A text that was checked before under the same key, without a problem, is not checked again, and
 * rendered only when somebody asks for it.
 */
export function createTextCheck(
  { entries, phrases, terms }: ContentFiles,
  index: Index,
  today: string,
  findKept: FindKept = () => undefined,
) {
  // What any text may show or ask of: the settings hold categories and addresses.
  const settings = entries.find(({ kind }) => kind === 'settings')?.data
  const common = hashParts([JSON.stringify([phrases, terms.terms, settings, today])])
  return (entry: Entry): CheckedText => {
    // What a draft refers to need not be published.
    const visible: Index = isDraft(entry) ? { ...index, isUnreviewed: () => false } : index
    const key = hashParts([common, entry.file, entry.hash, JSON.stringify(answersTo(entry, visible))])
    const isSound = findKept(entry.file, key) !== undefined
    return { key, problems: isSound ? [] : checkText(entry, visible), sections: () => render(entry, visible) }
  }
}

/** Everything that the index answers to what a file mentions. */
function answersTo({ kind, id, mentions }: Entry, index: Index): unknown[] {
  const page = pageOf(kind, id)
  const figures = mentions.figures.map((name) => {
    const figure = resolveFigure(name, index.figures, id)
    if (!figure) return name
    const { location, ...shown } = figure
    return [shown, index.isUnreviewed(figure.id)]
  })
  const addresses = mentions.addresses.map((address) => {
    const { path, anchor } = splitAddress(address)
    const target = path || page
    const isThere =
      anchor !== undefined && target !== undefined && index.anchorsOf(target).includes(decode(anchor) ?? anchor)
    const { routes, draftAt, leadsTo, isPublicFile } = index
    return [routes.has(path), draftAt(path), leadsTo(path), path.startsWith('/') && isPublicFile(path), isThere]
  })
  return [figures, addresses]
}

function checkText(entry: Entry, index: Index): Problem[] {
  const checked = guard(entry.file, () => ({ ok: true, value: checkDocument(openEntry(entry), index) }))
  return checked.ok ? checked.value : checked.problems
}

function render(entry: Entry, index: Index): readonly Section[] {
  if (formatOf(entry.file) === 'mdx') return []
  return renderBody(openText(entry), { ...index, scope: entry.id, kind: entry.kind })
}
