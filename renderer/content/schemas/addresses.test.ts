import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { collections } from '../kinds/collections.ts'
import { singles } from '../kinds/singles.ts'
import { fuzzing } from '../testing/fuzz/settings.ts'
import { fc } from '../testing/property.ts'
import { roles } from './roles.ts'

interface Field {
  name: string
  schema: z.core.$ZodType
}

/** Every field of a schema with its path, through lists, objects, defaults and optional fields. */
function fieldsOf(schema: z.core.$ZodType, name: string): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap(), name)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element, name)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) => fieldsOf(part as z.core.$ZodType, `${name}.${key}`))
  return [{ name, schema }]
}

const all = [
  ...Object.entries(collections).flatMap(([name, { schema }]) => fieldsOf(schema, name)),
  ...Object.entries(singles).flatMap(([name, { schema }]) => fieldsOf(schema, name)),
]
const isAddress = (schema: z.core.$ZodType) => /link|image/.test(String(roles.get(schema)?.role))
const addresses = all.filter(({ name, schema }) => isAddress(schema) || /address/i.test(name))

const controls = ['\t', '\n', '\r', ' ', '\0', '\u0001', '\u00A0', '\uFEFF', '\u200B', '\u2028']
const schemes = [
  ...['javascript', 'vbscript', 'data', 'file', 'blob', 'ftp'],
  ...['http', 'view-source', 'ws', 'intent', 'about'],
]

/** A scheme that is refused, in disguise: other letters, a control character before or within it, an entity. */
const disguised = fc
  .tuple(
    fc.constantFrom(...schemes),
    fc.nat(20),
    fc.constantFrom('', ...controls),
    fc.constantFrom('lower', 'mixed', 'entity', 'percent'),
  )
  .map(([scheme, place, control, disguise]) => {
    const at = place % (scheme.length + 1)
    const letter = scheme.charCodeAt(at % scheme.length)
    const rest = scheme.slice((at % scheme.length) + 1)
    const begin = scheme.slice(0, at % scheme.length)
    const words = {
      lower: scheme.slice(0, at) + control + scheme.slice(at),
      mixed: control + [...scheme].map((sign, index) => (index % 2 ? sign : sign.toUpperCase())).join(''),
      entity: `${control}${begin}&#${letter};${rest}`,
      percent: `${control}${begin}%${letter.toString(16)}${rest}`,
    }[disguise]
    return `${words}:alert(1)`
  })

describe.each(addresses)('the address $name', ({ schema }) => {
  const accepts = (value: string) => z.safeParse(schema, value).success

  it.each([
    ...[
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      '\tjavascript:alert(1)',
      'data:text/html,x',
      'http://example.org',
    ],
    ...['//evil.example', '\\\\evil.example', '/\\evil.example', '\\/evil.example'],
    ...['/\t/evil.example', '/\n/evil.example'],
    ...[' //evil.example', 'https:evil.example', 'https:/evil.example', 'https:\\\\evil.example'],
    ...['https://', 'https:// x'],
    ...['evil.example', '../secret', '?x', 'mailto:', 'mailto: a@b.org', 'tel:', 'tel: 1', ''],
  ])('refuses %j', (value) => {
    expect(accepts(value)).toBe(false)
  })

  it('refuses every other scheme in every disguise', () => {
    fc.assert(
      fc.property(disguised, (value) => {
        expect(accepts(value)).toBe(false)
      }),
      fuzzing(0.3),
    )
  })
})

it('every field that is used as an address was looked at', () => {
  expect(addresses.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'articles.image.src',
      'articles.links.url',
      'leaders.linkedinUrl',
      'settings.email.address',
      'summit.keynote.tedTalkUrl',
      'home.button.href',
    ]),
  )
  expect(all.filter(({ name }) => /(?:link|uri|site|web|page)$/i.test(name)).map(({ name }) => name)).toEqual([])
})
