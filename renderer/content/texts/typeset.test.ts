import { expect, it, test } from 'vitest'
import { compile, parse } from '../markdown/processor.ts'
import { typeset, typesetTree } from './typeset.ts'

test.each([
  [`It's the keepers' lamp`, 'It’s the keepers’ lamp'],
  [`"Who's there?" she asked.`, '“Who’s there?” she asked.'],
  [`He said: "'Lamp' is a word."`, 'He said: “‘Lamp’ is a word.”'],
  [`A "light" ("lamp") it is`, 'A “light” (“lamp”) it is'],
  ['Late - very late -- and dark', 'Late – very late – and dark'],
  ['A well-lit harbour, 2-3 boats', 'A well-lit harbour, 2-3 boats'],
  [`":stat[boats]{form="words"}" it isn't`, '“:stat[boats]{form="words"}” it isn’t'],
  ['“Set” already – isn’t it?', '“Set” already – isn’t it?'],
])('%s is set as %s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})

it('goes on within a line of markdown, and leaves code and addresses alone', () => {
  const tree = parse(`"*Lamp*" isn't \`'a'\`'s [keeper](https://example.org/it's)'s.\n\n"New"\n\n- 'a'`)
  typesetTree(tree)
  expect(compile(tree)).toBe(
    '<p>“<em>Lamp</em>” isn’t <code>\'a\'</code>’s <a href="https://example.org/it&#x27;s">keeper</a>’s.</p>\n<p>“New”</p>\n<ul>\n<li>‘a’</li>\n</ul>',
  )
})
