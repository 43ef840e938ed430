import { describe, expect, test } from 'vitest'
import { searchIndexPath } from '../../../renderer/addresses.ts'
import { formatFigure } from '../../../renderer/content/figures/format.ts'
import { namePages } from '../../../renderer/search/page-names.ts'
import { openSearchIndex } from '../../../renderer/search/search-index.ts'
import { findSections } from '../../../renderer/search/testing/find-sections.ts'
import { openQuestions, plainQuestions, type Question, type Questions } from './search-questions.ts'
import { content, openPage, paths, readFile, textOf } from './site-pages.ts'

const index = await openSearchIndex(JSON.parse(readFile(searchIndexPath.slice(1))))

/** The pages that answer a question, the best first. */
function ask(question: string): string[] {
  return findSections(index, question).map(({ address }) => address.replace(/#.*/, ''))
}

/** A question of the table, and why it need not be asked where the content has gone other ways. */
interface Row {
  question: string
  path: string
  reason: string | undefined
}

const rowsOf = (questions: Questions): Row[] =>
  Object.entries(questions).flatMap(([path, asked]) => asked.map((question) => rowOf(question, path)))

function rowOf(question: Question, path: string): Row {
  if (typeof question === 'object') return { question: question.ask, path, reason: reasonAgainst(question.for, path) }
  if (typeof question === 'string') return { question, path, reason: reasonAgainst(question, path) }
  const missing: string[] = []
  const written = question((id) => {
    const figure = content.ledger.figures.find((entry) => entry.id === id)
    if (!figure) missing.push(id)
    return figure ? formatFigure(figure) : id
  })
  const reason = paths.includes(path) ? undefined : 'the content has no such page'
  return { question: written, path, reason: missing.length > 0 ? `the ledger has no ${missing}` : reason }
}

/** Words of questions that no page needs to say. */
const askingWords = new Set('how do i to a of my for when is the who can you many'.split(' '))

/** Why a page need not answer: it is gone, or says one of the words no longer, in no form that begins alike. */
function reasonAgainst(words: string, path: string): string | undefined {
  if (!paths.includes(path)) return 'the content has no such page'
  const names = [...namePages(content.site.settings.data)].filter(([address]) => address.replace(/#.*/, '') === path)
  const said = plain(`${path} ${textOf(openPage(path), 'main')} ${JSON.stringify(names)}`)
  const says = (word: string) => {
    const start = word.length < 4 ? `${word}(?!\\p{L})` : word.slice(0, 4)
    return new RegExp(`(?<!\\p{L})${start}`, 'u').test(said)
  }
  const unsaid = plain(words)
    .split(/[^\p{L}]+/u)
    .find((word) => !askingWords.has(word) && !says(word))
  return unsaid && `the content does not say “${unsaid}” of the page any more`
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const advice =
  'add what it is searched by to `search` in settings.md; if another page answers better now, change search-questions.ts'

const tables = [
  { name: 'the page that everybody expects comes first', rows: rowsOf(plainQuestions), most: 1 },
  { name: 'the page comes among the first three places', rows: rowsOf(openQuestions), most: 3 },
]

describe.each(tables)('$name:', ({ rows, most }) => {
  for (const { question, path, reason } of rows) {
    if (reason) test.skip(`${question}, for ${path} (none due: ${reason})`)
    else
      test(`${question}, for ${path}`, () => {
        expect(ask(question).slice(0, most), `${path} is not found by “${question}”: ${advice}`).toContain(path)
      })
  }
})
