import { tests as commonmark } from 'commonmark-spec'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkHtml from 'remark-html'
import { describe, expect, it } from 'vitest'
import type { Figure } from './figures/figure.ts'
import { readSource } from './frontmatter/frontmatter.ts'
import type { RenderContext } from './markdown/directives.ts'
import { parse } from './markdown/processor.ts'
import { renderBody } from './markdown/render.ts'
import { placeProblems } from './problems/place-problems.ts'
import type { Problem } from './problems/problem.ts'
import { checkDocument } from './rules/check-document.ts'
import { openDocument } from './rules/rule.ts'
import { findHarm } from './testing/fuzz/oracle.ts'
import { payloads, pieces } from './testing/fuzz/payloads.ts'
import { fuzzing } from './testing/fuzz/settings.ts'
import { fc } from './testing/property.ts'
import { smallIndex } from './testing/rule-run.ts'
import { parseText } from './texts/parse-text.ts'

const reach: Figure = { id: 'a/reach', value: 41300, notation: 'standard', location: { file: 'f', line: 1, column: 1 } }
const context: RenderContext = {
  figures: { 'a/reach': reach },
  scope: 'a',
  email: 'hello@example.org',
  website: 'https://example.org',
  kind: 'pilots',
  meaningOf: () => 'Its meaning.',
}

/** All the HTML that a text brings onto a page, past every rule. */
function htmlOf(markdown: string): string {
  return renderBody(parse(markdown), context)
    .flatMap(({ heading, blocks }) => [
      heading?.html ?? '',
      ...blocks.map((block) => (block.kind === 'html' ? block.html : '')),
    ])
    .join('\n')
}

/** What the rules say of a text, and the HTML that is made of what they let pass. */
function check(body: string, format: 'md' | 'mdx') {
  const source = readSource(`f.${format}`, '---\ntitle: A\n---\n')
  if (!source.ok) throw new Error('the frontmatter is sound')
  const written = { ...source.value, text: source.value.text + body, body }
  const parsed = parseText(written)
  const placed = (problems: readonly Problem[]) => placeProblems(problems, () => written.text)
  if ('problem' in parsed) return { problems: placed([parsed.problem]), tree: undefined }
  const document = openDocument({ kind: 'pilots', id: 'a' }, written, parsed.tree)
  const index = { ...smallIndex, figures: context.figures, routes: new Set(['/', '/pilots']) }
  return { problems: placed(checkDocument(document, index)), tree: parsed.tree }
}

const examples = commonmark.map(({ markdown }) => markdown)
const fragment = fc.oneof(
  { arbitrary: fc.constantFrom(...payloads), weight: 4 },
  { arbitrary: fc.constantFrom(...pieces), weight: 6 },
  { arbitrary: fc.constantFrom(...examples), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }), weight: 1 },
)
const text = fc.array(fragment, { maxLength: 14 }).map((fragments) => fragments.join(''))
/** A payload with a piece of itself taken out or doubled, which a list of forbidden words would let pass. */
const mutant = fc
  .tuple(fc.constantFrom(...payloads, ...examples), fc.nat(), fc.nat(9), fc.boolean())
  .map(([payload, seed, length, isDoubled]) => {
    const start = seed % (payload.length + 1)
    const part = payload.slice(start, start + length)
    return payload.slice(0, start) + (isDoubled ? part + part : '') + payload.slice(start + length)
  })

it('the oracle knows harm when it sees it', () => {
  for (const html of [
    '<script>1</script>',
    '<p onclick="x">',
    '<a href="javascript:1">',
    '<a href=" java\tscript:1">',
    '<!-- x -->',
    '<svg/onload=x>',
  ])
    expect(findHarm(html), html).not.toEqual([])
  expect(findHarm('<p><a href="/pilots" title="x">a</a> <data value="1" data-figure="x">1</data></p>')).toEqual([])
})

describe('a text in markdown, past every rule', () => {
  it.each(payloads)('brings no harm onto a page: %j', (payload) => {
    expect(findHarm(htmlOf(payload))).toEqual([])
  })

  it('brings none as an example of CommonMark', () => {
    expect(examples.length).toBeGreaterThan(600)
    for (const example of examples) expect(findHarm(htmlOf(example)), example).toEqual([])
  })

  it('brings none whatever it is put together from, or when it is changed a little', () => {
    fc.assert(
      fc.property(fc.oneof(text, mutant), (markdown) => {
        expect(findHarm(htmlOf(markdown))).toEqual([])
      }),
      fuzzing(2),
    )
  })

  it.each([
    ...['[', '![', '*a **b ', '<', '`', '> ', '- ', '[a](', ':a[', '::a[', '&', '\\', '|', '<a '],
    ...['{', '*', '_a_', ']('],
  ])(
    'is rendered in time when it is nothing but %j',
    (piece) => {
      expect(findHarm(htmlOf(piece.repeat(1500)))).toEqual([])
    },
    20_000,
  )
})

describe('the rules', () => {
  it('look at any text in markdown without stumbling, and refuse what is dangerous', () => {
    fc.assert(
      fc.property(fc.oneof(text, mutant), (markdown) => {
        const { problems, tree } = check(markdown, 'md')
        for (const { line, column } of problems) expect(line > 0 && column > 0).toBe(true)
        if (tree && problems.length === 0)
          expect(
            findHarm(
              renderBody(tree, context)
                .map(({ heading }) => heading?.html)
                .join(''),
            ),
          ).toEqual([])
      }),
      fuzzing(0.5),
    )
  })

  it('look at any text in MDX without stumbling', () => {
    fc.assert(
      fc.property(fc.oneof(text, mutant), (mdx) => {
        for (const { line, column } of check(mdx, 'mdx').problems) expect(line > 0 && column > 0).toBe(true)
      }),
      fuzzing(0.5),
    )
  })

  it('refuse every payload that markdown does not take for plain text', () => {
    const isPlain = (payload: string) => findHarm(withoutSanitizer(payload)).every((harm) => !/^<[a-z!?]/.test(harm))
    const silent = payloads.filter(
      (payload) => !check(payload, 'md').problems.some(({ rule }) => /^(?:markdown|links|images)\//.test(rule)),
    )
    expect(silent.length).toBeLessThan(payloads.length / 4)
    expect(silent.filter((payload) => !isPlain(payload))).toEqual([])
  })
})

/** The HTML of a text as markdown alone makes it. */
function withoutSanitizer(markdown: string): string {
  return String(remark().use(remarkDirective).use(remarkHtml, { sanitize: false }).processSync(markdown))
}
