import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

it('the ledger names its schema, for editors that look for it in the file', () => {
  const ledger = 'markdown/ledger.yaml'
  const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(ledger, 'utf8')) ?? []
  expect(JSON.parse(readFileSync(join(dirname(ledger), path), 'utf8')).properties).toHaveProperty('figures')
})
