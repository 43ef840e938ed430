import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { readYaml } from '../frontmatter/read-yaml.ts'
import { fileKinds } from '../kinds/file-kinds.ts'
import { fieldsOf } from '../testing/json-schema-fields.ts'
import { toJsonSchema } from './json-schema.ts'

const ajv = new Ajv({ allErrors: true, validateFormats: false })
const kinds = fileKinds.map((kind) => ({ ...kind, json: toJsonSchema(kind.schema) }))

describe.each(kinds)('the JSON Schema of $files', ({ json }) => {
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
})

describe.each(kinds.filter(({ files }) => files.endsWith('.yaml')))(
  'the JSON Schema of $files, for editors,',
  ({ files, json }) => {
    const validate = ajv.compile(json)
    const read = readYaml(files, readFileSync(join(fixture.root, files), 'utf8'))
    const fields: Record<string, unknown> = read.ok ? read.value.fields : {}

    it('accepts the file', () => {
      expect(validate(fields), JSON.stringify(validate.errors)).toBe(true)
    })

    it('refuses an unknown field and a missing one', () => {
      expect(validate({ ...fields, unknown: 'x' })).toBe(false)
      for (const [name, [entry]] of Object.entries(fields as Record<string, object[]>)) {
        const [, ...optional] = Object.entries(entry ?? {})
        expect(validate({ ...fields, [name]: [Object.fromEntries(optional)] }), name).toBe(false)
      }
    })
  },
)
