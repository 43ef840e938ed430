import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { blockNames, blocksIn, elementName } from '../content/blocks.ts'
import { isDraft, openEntry } from '../content/entries/entry.ts'
import { currencySymbols } from '../content/figures/currencies.ts'
import type { Figure } from '../content/figures/figure.ts'
import { displayForms } from '../content/figures/format.ts'
import { type Moment, parseMoment } from '../content/figures/moment.ts'
import { fileKinds } from '../content/kinds/file-kinds.ts'
import { textDirectiveNames } from '../content/markdown/directives.ts'
import { readComparison } from '../content/relations/stated.ts'
import { chartEffects } from '../content/schemas/chart.ts'
import { toJsonSchema } from '../content/schemas/json-schema.ts'
import { fieldsOf } from '../content/testing/json-schema-fields.ts'
import { loadedFixture } from '../content/testing/loaded-fixture.ts'
import { fixture } from './fixture.ts'

const { site, entries, ledger, relations } = loadedFixture
const published = entries.filter((entry) => !isDraft(entry))
const figures = Object.values(loadedFixture.figures).filter(({ location }) =>
  published.some(({ file }) => file === location.file),
)

/** The texts of the published files of some kinds, without their fields. */
const textsOf = (isWanted: (entry: (typeof published)[number]) => boolean) =>
  published
    .filter(isWanted)
    .map((entry) => openEntry(entry).body)
    .join('\n')

/** Every kind of moment; the types refuse to forget one. */
const momentKinds = Object.keys({
  date: true,
  time: true,
  'time-range': true,
  offset: true,
  days: true,
  period: true,
} satisfies Record<Moment['kind'], true>)

function valueKind({ value }: Figure): string | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? 'number' : 'decimal'
  return typeof value === 'object' ? 'range' : parseMoment(value)?.kind
}

/** The values of a field, in lists or not. */
function valuesAt(data: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return data === undefined ? [] : [data]
  return typeof data === 'object' && data !== null ? valuesAt(Reflect.get(data, name), rest) : []
}

describe('every feature of the engine stands in the fixture:', () => {
  const kinds = fileKinds.map(({ name, schema }) => ({ name, schema }))
  const dataOf = (name: string): readonly unknown[] => {
    if (name === 'ledger') return ledger.figures
    if (fileKinds.some(({ files }) => files === `${name}.yaml`))
      return [load(readFileSync(join(fixture.root, `${name}.yaml`), 'utf8'))]
    return published.filter(({ kind }) => kind === name).map((entry) => openEntry(entry).fields)
  }

  const fields = kinds.flatMap(({ name, schema }) =>
    fieldsOf(toJsonSchema(schema)).map(({ path, schema: field }) => ({
      name: [name, ...path].join('.'),
      // A field that several kinds share, as all share `accepted`, needs to be in one of them.
      shared: JSON.stringify([path.at(-1), field]),
      choices: field.enum ?? [],
      values: dataOf(name).flatMap((data) => valuesAt(data, path)),
    })),
  )

  it('every field of every kind of file', () => {
    const used = new Set(fields.filter(({ values }) => values.length > 0).map(({ shared }) => shared))
    const unused = fields.filter(({ shared }) => !used.has(shared)).map(({ name }) => name)
    // Only what is not published yet has it.
    expect(new Set(unused.map((name) => name.split('.').at(-1)))).toEqual(new Set(['draft']))
  })

  it('every value of each field that has a few', () => {
    // Drawings are many, and a status is only shown.
    const few = fields.filter(({ name, choices }) => choices.length > 0 && !/\.icon$|^pilots\.status$/.test(name))
    const unused = few.flatMap(({ name, shared, choices }) => {
      const values = fields.filter((field) => field.shared === shared).flatMap((field) => field.values)
      return choices.filter((choice) => !values.includes(choice)).map((choice) => `${name}: ${choice}`)
    })
    expect(few.length).toBeGreaterThan(5)
    expect(unused, 'used nowhere in renderer/testing/fixture/markdown').toEqual([])
  })

  it.each(blockNames)('the block %s', (name) => {
    const written = new RegExp(`^::${name}(?:\\[|$)|<${elementName(name)}[ />]`, 'm')
    expect(textsOf(({ kind }) => blocksIn(kind).includes(name))).toMatch(written)
  })

  it.each(textDirectiveNames)('the directive :%s', (name) => {
    expect(textsOf(({ file }) => file.endsWith('.md'))).toMatch(new RegExp(`(?<!:):${name}(?![\\w-])`))
  })

  it.each(displayForms)('a figure in the form %s', (form) => {
    const written = form === 'full' ? /:stat\[[^\]]+\](?!\{)/ : new RegExp(`:stat\\[[^\\]]+\\]\\{form=${form}\\}`)
    expect(textsOf(() => true)).toMatch(written)
  })

  it.each(['directive', 'element'])('a figure of another file, by a %s', (how) => {
    const written = how === 'directive' ? /:stat\[[a-z-]+\/[a-z0-9-]+\]/ : /<Stat id="[a-z-]+\/[a-z0-9-]+"/
    expect(textsOf(() => true)).toMatch(written)
  })

  it.each(Object.keys(chartEffects))('a chart of the kind %s, placed in a text', (kind) => {
    const placed = site.pilots.flatMap(({ id, data }) =>
      data.charts.filter((chart) => textsOf((entry) => entry.id === id).includes(`\n::chart[${chart.id}]\n`)),
    )
    expect(placed.map((chart) => chart.kind)).toContain(kind)
  })

  it('a plan with years, and one that leaves years out', () => {
    const plans = site.pilots.map(({ id, data }) => ({
      id,
      isDated: data.milestones.map(({ deadline }) => {
        const moment = parseMoment(deadline)
        return moment?.kind === 'period' && moment.points.length > 0
      }),
    }))
    expect(plans.filter(({ isDated }) => isDated.every(Boolean)).map(({ id }) => id)).toEqual(['lantern-post'])
    expect(plans.filter(({ isDated }) => !isDated.every(Boolean)).map(({ id }) => id)).toEqual(['keeper-club'])
  })

  it.each(['number', 'decimal', 'range', ...momentKinds])('a figure whose value is a %s', (kind) => {
    expect(figures.map(valueKind)).toContain(kind)
  })

  it.each(['%', ...Object.keys(currencySymbols)])('a figure in %s', (unit) => {
    expect(figures.map((figure) => figure.unit)).toContain(unit)
  })

  it.each(['sum', 'sum-at-most', 'ascending', 'equal'])('a relation of the rule %s', (rule) => {
    expect(relations.relations.map(({ holds }) => readComparison(holds)?.rule)).toContain(rule)
  })

  it('contradictions of the agenda, the zone, a plan and a stated relation, each acknowledged', () => {
    expect(relations.acknowledged.map(({ relation }) => relation)).toEqual([
      'agenda-end',
      'zone-label',
      'milestones-keeper-club',
      'signs-of-partners',
    ])
  })

  it.each([
    ['an apostrophe', /\w's\b/],
    ['a table', /^\| -+ /m],
    ['a list', /^- \w/m],
    ['a numbered list', /^1\. \w/m],
    ['a quotation', /^> \w/m],
    ['a decorative picture', /!\[decorative\]/],
    ['a link to a part of another page', /\]\(\/[a-z/-]+#[a-z-]+\)/],
    ['a link to a part of the same page', /\]\(#[a-z-]+\)/],
    ['a link to another site', /\]\(https:\/\//],
  ])('%s in a text', (_, pattern) => {
    expect(textsOf(() => true)).toMatch(pattern)
  })
})
