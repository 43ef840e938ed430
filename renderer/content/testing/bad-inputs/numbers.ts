import { type BadInput, pilot, text } from './bad-input.ts'

const define =
  'define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml'

/** Numbers in sentences, most of which some figure of the site has by chance. */
export const numberSlips: readonly BadInput[] = [
  text('chance-count', 'a number that figures of other files have by chance', 'It rained in 5 towns.', [
    '21:14 error: found the number `5` in the text, expected a reference to a figure [figures/typed-number]',
    `→ ${define}`,
  ]),
  pilot('own-figure', 'the number of a figure of the same file', { ':stat[donors] donors': '800 people' }, [
    '34:10 error: found the number `800` in the text, expected a reference to a figure [figures/typed-number]',
    '→ write `:stat[donors]`; if it is another figure, define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
  ]),
  text('ratio', 'a ratio', 'They won by 3:1 in the end.', [
    '21:13 error: found the number `3:1` in the text, expected a reference to a figure [figures/typed-number]',
    '→ say it without a number, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
  ]),
]
