import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

it('the relations name their schema, for editors that look for it in the file', () => {
  const relations = 'markdown/relations.yaml'
  const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(relations, 'utf8')) ?? []
  expect(JSON.parse(readFileSync(join(dirname(relations), path), 'utf8')).properties).toHaveProperty('relations')
})
