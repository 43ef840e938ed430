import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { readSource, readYaml } from '../frontmatter/frontmatter.ts'
import { fileKinds } from '../kinds/kinds.ts'
import { fieldsOf } from '../testing/json-schema-fields.ts'
import { exampleOf, toJsonSchema } from './json-schema.ts'

const ajv = new Ajv({ allErrors: true, validateFormats: false })
const kinds = fileKinds.map((kind) => ({ ...kind, json: toJsonSchema(kind.schema) }))

/** The fields of every file of a kind, by its path. */
function filesOf(glob: string): { file: string; fields: Record<string, unknown> }[] {
  const [folder = '', name = ''] = glob.includes('/') ? glob.split('/') : ['', glob]
  const names = readdirSync(join(fixture.root, folder)).filter((found) => name === '*.md' || found === name)
  return names.map((found) => {
    const file = join(fixture.root, folder, found)
    const text = readFileSync(file, 'utf8')
    const read = file.endsWith('.yaml') ? readYaml(file, text) : readSource(file, text)
    if (!read.ok) throw new Error(`${file} is broken`)
    return { file, fields: read.value.fields }
  })
}

describe.each(kinds)('the JSON Schema of $files', ({ files, json, schema }) => {
  it('accepts every file, and there is one', () => {
    const validate = ajv.compile(json)
    const found = filesOf(files)
    expect(found.length).toBeGreaterThan(0)
    for (const { file, fields } of found) {
      expect(validate(fields), `${file}: ${JSON.stringify(validate.errors)}`).toBe(true)
    }
  })

  it('refuses an unknown field and a missing one, as the check does', () => {
    const validate = ajv.compile(json)
    const fields = filesOf(files)[0]?.fields ?? {}
    expect(validate({ ...fields, unknown: 'x' })).toBe(false)
    const [required = ''] = json.required ?? []
    const { [required]: _, ...rest } = fields
    expect(validate(rest)).toBe(false)
    expect(schema.safeParse(rest).success).toBe(false)
  })

  it('says the effect of the file and of every field', () => {
    expect(json.description).toMatch(/\w/)
    const silent = fieldsOf(json).filter(({ schema: field }) => !field.description)
    expect(silent.map(({ path }) => path.join('.'))).toEqual([])
  })

  it('gives examples that it accepts itself', () => {
    for (const { path, schema: field } of fieldsOf(json)) {
      for (const example of field.examples ?? [])
        expect(ajv.validate(field, example), `${path.join('.')}: ${JSON.stringify(example)}`).toBe(true)
    }
  })

  it('makes an example of a whole file that the check accepts too', () => {
    expect(schema.safeParse(exampleOf(json)).error?.issues ?? []).toEqual([])
  })
})

it.each([
  ['articles', 'date', '19 December 2022'],
  ['pilots', 'status', 'Done'],
  ['pilots', 'keyFeatures', ['one']],
  ['pilots', 'id', 'My Pilot'],
  ['leaders', 'linkedinUrl', 'javascript:alert(1)'],
])('in the JSON Schema of %s the field %s is not %j', (name, field, value) => {
  const kind = kinds.find((candidate) => candidate.name === name)
  const fields = filesOf(kind?.files ?? '')[0]?.fields
  expect(ajv.validate(kind?.json ?? {}, fields)).toBe(true)
  expect(ajv.validate(kind?.json ?? {}, { ...fields, [field]: value })).toBe(false)
})
