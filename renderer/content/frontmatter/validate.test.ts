import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { placeProblems } from '../problems/place-problems.ts'
import { text } from '../schemas/fields.ts'
import { date } from '../schemas/figure.ts'
import { readYaml } from './read-yaml.ts'
import { validate } from './validate.ts'

const schema = z.strictObject({
  title: text.describe('the headline'),
  date: date.optional(),
  kind: z.enum(['story', 'report']).default('story'),
  featured: z.boolean().default(false),
  links: z.array(z.strictObject({ label: text.describe('its words'), weight: z.number().optional() })).default([]),
  image: z.strictObject({ alt: text }).optional(),
})

function faults(...lines: string[]) {
  const text = lines.join('\n')
  const yaml = readYaml('f.yaml', text)
  if (!yaml.ok) throw new Error('the YAML is broken')
  const result = validate(schema, { file: 'f.yaml', fields: yaml.value.fields })
  return result.ok ? [] : placeProblems(result.problems, () => text)
}

it('gives typed values with its defaults back', () => {
  const yaml = readYaml('f.yaml', 'title: " A "')
  expect(yaml.ok && validate(schema, { file: 'f.yaml', fields: yaml.value.fields })).toEqual({
    ok: true,
    value: { title: 'A', kind: 'story', featured: false, links: [] },
  })
})

describe('a fault in a field', () => {
  it('that is unknown stands at its name and asks what was meant', () => {
    expect(faults('title: A', 'fetured: true')).toEqual([
      {
        file: 'f.yaml',
        line: 2,
        column: 1,
        severity: 'error',
        rule: 'frontmatter/unknown-field',
        message: 'there is no field `fetured`',
        fix: 'did you mean `featured`?',
      },
    ])
  })

  it('that is unknown and like no other lists those that there are', () => {
    expect(faults('title: A', 'links:', '  - label: x', '    zzzzzzzz: 1')).toMatchObject([
      {
        line: 4,
        column: 5,
        message: 'there is no field `zzzzzzzz` in entry 1 of `links`',
        fix: 'the fields here are `label`, `weight`',
      },
    ])
  })

  it.each(['__proto__', 'constructor', 'toString'])('that is called %s is unknown', (name) => {
    expect(faults('title: A', `${name}: 1`)).toMatchObject([{ line: 2, rule: 'frontmatter/unknown-field' }])
  })

  it('that is missing says what it would have been', () => {
    expect(faults('kind: story')).toMatchObject([
      {
        line: 1,
        rule: 'frontmatter/missing-field',
        message: 'the field `title` is missing',
        fix: 'it is the headline',
      },
    ])
  })

  it('that is missing in a list stands at the entry', () => {
    expect(faults('title: A', 'links:', '  - label: x', '  - weight: 1')).toMatchObject([
      { line: 4, column: 5, message: 'the field `label` of entry 2 of `links` is missing', fix: 'it is its words' },
    ])
  })

  it.each([
    [
      'text for a number',
      'links: [{ label: x, weight: heavy }]',
      '`weight` of entry 1 of `links`: expected a number, found "heavy"',
    ],
    ['a number for text', 'image: { alt: 12 }', '`alt` of `image`: expected text, found 12'],
    ['text for true or false', 'featured: yes', '`featured`: expected true or false, found "yes"'],
    ['text for a list', 'links: none', '`links`: expected a list, found "none"'],
    ['text for fields', 'image: none', '`image`: expected fields, each as `name: value`, found "none"'],
    ['a list for fields', 'image: [x]', '`image`: expected fields, each as `name: value`, found a list'],
    ['nothing for true or false', 'featured:', '`featured`: expected true or false, found nothing'],
    ['nothing but spaces for text', 'image: { alt: "  " }', '`alt` of `image`: expected text, found nothing'],
    ['a word that is not on the list', 'kind: poem', '`kind`: expected "story", "report", found "poem"'],
    [
      'a date that is none',
      'date: 2025-02-30',
      '`date`: expected a day of the calendar as year-month-day, such as 2030-06-15, found "2025-02-30"',
    ],
  ])('that has %s says what was expected and what was found', (_, line, message) => {
    expect(faults('title: A', line)).toMatchObject([{ line: 2, rule: 'frontmatter/value', message }])
  })

  it('whose name is mistyped is reported once, not as missing too', () => {
    expect(faults('titel: A')).toMatchObject([{ line: 1, fix: 'did you mean `title`?' }])
  })

  it('that stands beneath its owner, and is not put in from the left, is reported where it belongs', () => {
    expect(faults('title: A', 'image:', 'alt: x').at(-1)).toMatchObject({
      line: 3,
      fix: 'it belongs to `image`: put two spaces before it, on the line below `image:`',
    })
  })

  it.each([
    ['title: A', 'featured: yes', 'write true or false, without quotes'],
    [
      'title: A',
      'links:',
      'write each entry on a line of its own that begins with two spaces and a hyphen, or remove the line',
    ],
    ['title: A', 'image: x', 'write them below, each on a line of its own with two spaces before it'],
    ['title: A', 'image: { alt: 12 }', "put it in quotes: '12'"],
    [
      '# A',
      'title: #1',
      'write the text, in quotes if it begins with a #; or remove the line if nothing belongs there',
    ],
    [
      'title: A',
      'image: { alt: [x] }',
      'write one text after the colon, without hyphens, and in quotes if it contains a colon',
    ],
    [
      'title: A',
      'image: { alt: { Note: x } }',
      'write one text after the colon, without hyphens, and in quotes if it contains a colon',
    ],
  ])('below %s is fixed as the message says: %s', (above, line, fix) => {
    expect(faults(above, line)).toMatchObject([{ fix }])
  })

  it('that is nearly right asks what was meant', () => {
    expect(faults('title: A', 'kind: reprot')).toMatchObject([
      { line: 2, column: 7, fix: 'did you mean `report`? a developer adds others' },
    ])
  })

  it('does not hide another', () => {
    expect(faults('featured: 1', 'kind: poem', 'x: 1').map(({ rule }) => rule)).toHaveLength(4)
  })
})
