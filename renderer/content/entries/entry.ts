import { dirname } from 'node:path'
import type { Root } from 'mdast'
import { collectFigures } from '../figures/collect.ts'
import type { Figure } from '../figures/figure.ts'
import { groupBy } from '../figures/group-by.ts'
import type { ContentFile } from '../files/find-files.ts'
import { openSource, readSource, splitFrontmatter } from '../frontmatter/frontmatter.ts'
import { validate } from '../frontmatter/validate.ts'
import { collectionNames, isCollection, kindOf, listOf, wordFor } from '../kinds/routes.ts'
import { createFieldLocator, placeProblems } from '../problems/place-problems.ts'
import { errorAt, namingFile, type Problem, type ReadResult } from '../problems/problem.ts'
import { commandFor, didYouMean } from '../problems/suggest.ts'
import { mentionsIn } from '../rules/mentions.ts'
import { placedReferences } from '../rules/placed-references.ts'
import { type ContentDocument, openDocument } from '../rules/rule.ts'
import { parseText } from '../texts/parse-text.ts'
import type { KeptFile } from './kept-files.ts'
import type { ParsedEntry } from './parsed-entry.ts'
import { findPlaceholders } from './placeholders.ts'

/** A content file that was read: what it says, and its whole text. */
export interface Entry extends ContentFile, ParsedEntry, Pick<KeptFile, 'hash'> {
  text: string
}

/** Parses the text of a content file, and checks its fields against the schema of its kind. */
export function parseEntry(contentFile: ContentFile, written: string): ReadResult<ParsedEntry> {
  const read = readSource(contentFile.file, written)
  if (!read.ok) return read
  const { value: source } = read
  const refuse = (problems: readonly Problem[]): ReadResult<never> => ({
    ok: false,
    problems: placeProblems(problems, () => source.text),
  })
  const { schema } = kindOf(contentFile.kind)
  const result = validate(schema, source)
  const parsed = parseText(source)
  const inText = 'problem' in parsed ? [parsed.problem] : []
  if (!result.ok) return refuse([...result.problems, ...inText])
  const { value: data } = result
  const locate = createFieldLocator(source)
  const figures = collectFigures(schema, data).map(({ name, path, ...form }) => ({
    ...form,
    id: `${contentFile.id}/${name}`,
    location: locate(path),
  }))
  const problems = [...checkId(contentFile, data), ...checkFigures(figures), ...inText]
  if ('problem' in parsed || problems.length > 0) return refuse(problems)
  const document = openDocument(contentFile, source, parsed.tree)
  const entry: ParsedEntry = {
    ...{ data, figures },
    mentions: mentionsIn(document),
    references: placedReferences(document).filter(({ isInText }) => isInText).length,
    placeholders: findPlaceholders(document, data).length,
  }
  // Whether it was kept or not, it is the same plain data.
  return { ok: true, value: JSON.parse(JSON.stringify(entry)) }
}

/** Opens a content file that was read once more: thousands of syntax trees do not fit into memory. */
export function openEntry(entry: Pick<Entry, 'kind' | 'id' | 'file' | 'text'>): ContentDocument {
  const source = openSource(entry.file, entry.text)
  return openDocument(entry, source, treeOf(source))
}

/** The syntax tree of the text of an entry, without the frontmatter. */
export function openText({ file, text }: Pick<Entry, 'file' | 'text'>): Root {
  return treeOf({ file, ...splitFrontmatter(text) })
}

function treeOf(source: { file: string; body: string }): Root {
  const parsed = parseText(source)
  if ('problem' in parsed) throw new Error(`${source.file} could be parsed before`)
  return parsed.tree
}

/** Whether an entry is a draft: checked, but not counted or built. */
export function isDraft({ data }: Pick<Entry, 'data'>): boolean {
  return data.draft === true
}

/** The id of an entry is the name of its file. */
function checkId({ kind, id, path, file }: ContentFile, data: Entry['data']): Problem[] {
  if (!isCollection(kind) || !('id' in data) || data.id === id) return []
  const message = `the id \`${data.id}\` is not the name of the file`
  const rename = commandFor(`npm run rename -- ${wordFor(kind)} ${data.id} ${id}`, dirname(dirname(path)))
  const fix = `write \`id: ${id}\`; if you have renamed the file, \`${rename}\` replaces its old name everywhere`
  return [errorAt({ file, path: ['id'] }, 'files/id', message, fix)]
}

/** No two figures of a file have the same id. */
function checkFigures(figures: readonly Figure[]): Problem[] {
  const fix = 'give one of them another `id`, or a milestone another `label`'
  return [...groupBy(figures, ({ id }) => id).values()].flatMap(([, ...repeats]) =>
    repeats.map(({ id, location }) =>
      errorAt(location, 'figures/name', `there are two figures \`${id}\` in this file`, fix),
    ),
  )
}

/** No two files have the same name, since figures are named after it. */
export function checkNames(entries: readonly Entry[]): Problem[] {
  return [...groupBy(entries, ({ id }) => id).values()].flatMap(([first, ...repeats]) =>
    repeats.map(({ file }) =>
      errorAt({ file, path: [] }, 'files/id', `${first.file} has the same name`, 'rename one of the files'),
    ),
  )
}

/** The order on the page of a list, such as that of the pilots, names existing files. */
export function checkOrder(entries: readonly Entry[]): Problem[] {
  return collectionNames.flatMap((name) => {
    const page = entries.find(({ kind }) => kind === listOf(name))
    if (!page) return []
    const ids = entries.filter(({ kind }) => kind === name).map(({ id }) => id)
    return orderIn(page).flatMap((id, index): Problem[] => {
      if (ids.includes(id)) return []
      const fix = didYouMean(id, ids) || 'remove it from the order'
      const message = `there is no ${wordFor(name)} \`${id}\``
      return [namingFile(id, errorAt({ file: page.file, path: ['order', index] }, 'files/order', message, fix))]
    })
  })
}

/** The ids in the order on the page of a list. */
export function orderIn(page: Pick<Entry, 'data'> | undefined): string[] {
  return Array.isArray(page?.data.order) ? page.data.order.map(String) : []
}
