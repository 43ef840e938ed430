import { expect, it } from 'vitest'
import { explainPageFailure } from './page-failure.ts'

it('reports where a component does not compile, and why, without the signs that colour a terminal', () => {
  const message =
    "Transform failed with 1 error:\n\u001b[31m[PARSE_ERROR] \u001b[0mExpected corresponding JSX closing tag for 'a'.\n   \u001b[38;5;246m╭─[\u001b[0m renderer/components/navigation.tsx:9:8 \u001b[38;5;246m]\u001b[0m"
  expect(explainPageFailure(new Error(message))).toEqual({
    file: 'renderer/components/navigation.tsx',
    line: 9,
    column: 8,
    severity: 'error',
    rule: 'preview/page',
    message: "this cannot be shown: Expected corresponding JSX closing tag for 'a'.",
    fix: 'correct the code and save it',
  })
})

it('reports the place that a plugin gives', () => {
  const error = Object.assign(new Error('Failed to resolve import "./gone.tsx"'), {
    id: '/site/pages/about/+Page.tsx',
    loc: { line: 3, column: 7 },
  })
  expect(explainPageFailure(error)).toMatchObject({ file: '/site/pages/about/+Page.tsx', line: 3, column: 8 })
})

it('reports the file where a plugin knows no line, as with the stylesheet', () => {
  const error = Object.assign(new Error('Missing closing } at .x'), { id: '/site/renderer/index.css?direct' })
  expect(explainPageFailure(error)).toMatchObject({ file: '/site/renderer/index.css', line: 1, column: 1 })
})

it('reports the line of the project’s own code where a component fails', () => {
  const error = new Error('boom')
  error.stack = `Error: boom
    at renderWithHooks (/site/node_modules/react-dom/server.js:5361:19)
    at Trail (/site/renderer/components/navigation.tsx:5:10)
    at Page (/site/pages/about/+Page.tsx:9:1)`
  expect(explainPageFailure(error, '/site')).toMatchObject({
    file: '/site/renderer/components/navigation.tsx',
    line: 5,
    column: 10,
    message: 'this cannot be shown: boom',
  })
})

it.each([['a text'], [undefined], [null], [{ loc: 'nowhere' }], [Object.assign(new Error(''), { stack: '' })]])(
  'outlives whatever is thrown: %j',
  (thrown) => expect(explainPageFailure(thrown)).toMatchObject({ file: '.', line: 1, column: 1 }),
)
