import { type BadInput, pilot, text } from './bad-input.ts'

const define =
  'define it under `stats` with an id and refer to that, or accept it with a reason: under `accepted` in this file, or in phrases.yaml'

/** Numbers in sentences, most of which some figure of the site has by chance. */
export const numberSlips: readonly BadInput[] = [
  text('chance-count', 'a number that figures of other files have by chance', 'It rained in 5 towns.', [
    '21:14 error: found the number `5` in the text, expected a reference to a figure [figures/typed-number]',
    `→ ${define}`,
  ]),
  text('chance-weeks', 'a number of weeks that figures of other files have by chance', 'A six-week pilot.', [
    '21:3 error: found the number `six` in the text, expected a reference to a figure [figures/typed-number]',
    `→ ${define}`,
  ]),
  text('chance-day', 'a day whose number figures of other files have', 'They met on May 3rd.', [
    '21:13 error: found the number `May 3rd` in the text, expected a reference to a figure [figures/typed-number]',
    `→ ${define}`,
  ]),
  text('same-unit', 'a number that a figure of another file has in the same unit', 'It came to 274 ideas.', [
    '21:12 error: found the number `274` in the text, expected a reference to a figure [figures/typed-number]',
    `→ write \`:stat[home/ideas]\`; if it is another figure, ${define}`,
  ]),
  pilot('own-figure', 'the number of a figure of the same file', { ':stat[donors] donors': '800 people' }, [
    '34:10 error: found the number `800` in the text, expected a reference to a figure [figures/typed-number]',
    '→ write `:stat[donors]`',
  ]),
  pilot(
    'own-value',
    'the number of a figure of the same file, by another noun',
    { ':stat[donors] donors': '800 boats' },
    [
      '34:10 error: found the number `800` in the text, expected a reference to a figure [figures/typed-number]',
      `→ write \`:stat[donors]\`; if it is another figure, ${define}`,
    ],
  ),
  pilot(
    'own-weeks',
    'a number of weeks that a figure of the same file has by chance',
    { ':stat[donors] donors': '800 weeks' },
    [
      '34:10 error: found the number `800` in the text, expected a reference to a figure [figures/typed-number]',
      `→ ${define}`,
    ],
  ),
  text('clock', 'a time of the day', 'They met at 14:30 in town.', [
    '21:13 error: found the number `14:30` in the text, expected a reference to a figure [figures/typed-number]',
    `→ ${define}`,
  ]),
  text('ratio', 'a ratio', 'They won by 3:1 in the end.', [
    '21:13 error: found the number `3:1` in the text, expected a reference to a figure [figures/typed-number]',
    '→ say it without a number, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
  ]),
  text('half', 'a word that no figure can be', 'It doubled.', [
    '21:4 error: found the number `doubled` in the text, expected a reference to a figure [figures/typed-number]',
    '→ say it without a number, or accept it with a reason: under `accepted` in this file, or in phrases.yaml',
  ]),
]
