import { expect, it } from 'vitest'
import { isPlain, passOnPlainOutput } from './plain-output.mjs'

it.each([
  ['a terminal', true, {}, false],
  ['a pipe', false, {}, true],
  ['the log of a machine', true, { CI: 'true' }, true],
  ['somebody who wants no colours', true, { NO_COLOR: '1' }, true],
  ['an empty wish', true, { NO_COLOR: '' }, false],
  ['a terminal that understands no sequences', true, { TERM: 'dumb' }, true],
])('output is plain for %s: %s %j', (_, isTTY, environment, plain) => {
  expect(isPlain({ isTTY }, environment)).toBe(plain)
})

it.each([
  ['a terminal, which may have colours', true, { TERM: 'xterm' }, { TERM: 'xterm' }],
  ['a pipe', false, {}, { NO_COLOR: '1' }],
  ['a pipe with colours by force', false, { FORCE_COLOR: '1' }, { FORCE_COLOR: '1' }],
  ['a plain terminal', true, { TERM: 'dumb', FORCE_COLOR: '1' }, { TERM: 'dumb', NO_COLOR: '1' }],
])('what a command starts is told of %s', (_, isTTY, environment, passedOn) => {
  const passed = { ...environment }
  passOnPlainOutput({ isTTY }, passed)
  expect(passed).toEqual(passedOn)
})
