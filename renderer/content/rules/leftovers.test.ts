import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { noLeftovers } from './leftovers.ts'

/** What is told of a text of a pilot: `column message → fix`. */
function told(body: string, more: Parameters<typeof runRule>[2] = {}): string[] {
  return runRule(noLeftovers, body, more).map(({ column, message, fix }) => `${column} ${message} → ${fix}`)
}

describe('markdown that readers would see as typed is reported', () => {
  it.each([
    [
      ':: milestones',
      '1 `:: milestones` is shown as typed: a block is alone on its line, without a space after its colons → write `::milestones` alone on a line, with an empty line above and below',
    ],
    [
      'See ::milestones here.',
      '5 `::milestones` is shown as typed: a block is alone on its line, without a space after its colons → write `::milestones` alone on a line, with an empty line above and below',
    ],
    [
      'And ::unheard here.',
      '5 `::unheard` is shown as typed: a block is alone on its line, without a space after its colons → remove the colons',
    ],
    [
      'See ::website here.',
      '5 `::website` is shown as typed: a block is alone on its line, without a space after its colons → did you mean `website`? what is part of a sentence has one colon',
    ],
    [
      'Lamp\n: A light',
      '1 `: ` at the beginning of a line is shown as typed: there are no definition lists here → write the term and its meaning on one line, as in `**Term**: what it means`',
    ],
    [
      '![[harbour.jpg]]',
      '1 `![[harbour.jpg]]` is not a picture → write ![what the picture shows](/its-file.jpg), with the address of a file in public/',
    ],
    ['See [[candle]].', '5 `[[candle]]` is not a link → write [the words](the address)'],
    ['- [ ] Ask', '3 `[ ]` is shown as typed: there are no task lists here → remove the brackets'],
    ['It worked. :smile:', '12 `:smile:` is shown as typed → use words, or type the sign itself'],
    ['This is ==empty==.', '9 `==empty==` is shown as typed → write **words** to emphasise them'],
    ['All : stat[reach].', '5 `: stat[` is shown as typed → remove the space after the colon'],
    [
      'See [it] (/pilots).',
      '8 `] (/pilots)` is not a link, because of the space between the brackets → remove the space',
    ],
    [
      'See [it](/pilots “All”).',
      '8 `](/pilots “All”)` does not end a link, because of the quotation marks around its title → use straight ones: `](/pilots "All")`',
    ],
    [
      'See [it](/the pilots).',
      '8 `](/the pilots)` does not end a link, because of the space in the address → remove the space from the address, or write `](/the%20pilots)`',
    ],
    [
      'See [it](/pilots and more.',
      '8 `](/pilots` does not end a link: its closing bracket is missing → write `](/pilots)`',
    ],
    [
      'See it](/pilots).',
      '7 `](/pilots)` does not end a link: the bracket before its words is missing → put a [ before the words of the link',
    ],
    [
      'See [it(/pilots).',
      '5 `[it(/pilots)` is not a link: the bracket after its words is missing → write `[it](/pilots)`',
    ],
    ['All stat[reach].', '5 `stat[reach]` is not a reference to a figure: its colon is missing → write `:stat[reach]`'],
    ['All :stat[reach](form=words).', '17 `(form=words)` is shown as typed → write `{form=words}`, in braces'],
    [
      'See (it)[/pilots].',
      '5 `(it)[/pilots]` is not a link: its brackets are the wrong way round → write [the words](the address)',
    ],
    [
      'See [it][report].',
      '8 `][report]` does not end a link: this file does not define its address → write [the words](the address)',
    ],
    [
      'All {{pilots}}.',
      '5 `{{pilots}}` is shown as typed → write a figure as `:stat[…]`, with its id; write other values out',
    ],
    ['##Words', '1 `##Words` is not a heading → put a space after the # signs'],
    [
      'So ** plainly**.',
      '4 `** plainly**` is shown as typed → remove the space beside the stars, as in **words**, or put a backslash before each',
    ],
    [
      'So **plainly.',
      '4 `**` is shown as typed: nothing ends the bold words → put ** after the words too, or remove it',
    ],
    ['So `plainly.', '4 ``` is shown as typed: nothing ends the code → put a ` after the words too, or remove it'],
    ['-Words', '1 `-` does not begin a list entry: a space is missing after the hyphen → put a space after the hyphen'],
    ['• One\n• Two', '1 `•` does not begin a list entry → begin each entry with a hyphen and a space'],
    [
      'So ~~plainly~~.',
      '4 `~~plainly~~` is shown as typed: there is no strikethrough here → remove the struck words, or the signs',
    ],
    ['See www.example.org/a.', '5 `www.example.org/a` is not a link → write [words that say where it goes](https://…)'],
    [
      'Write to keeper@example.org.',
      '10 `keeper@example.org` is not a link → write [words that say who answers](mailto:keeper@example.org)',
    ],
    [
      '| A | B |\n|---|\n| a | b |',
      '1 `| A | B |` is not a table row → give the line of hyphens as many columns as the line above it',
    ],
  ])('in %j', (body, message) => {
    expect(told(body)).toContain(message)
  })

  it.each([
    [
      'lead: See [it](/pilots)',
      '11 `[it](/pilots)` is shown as typed: a field shows no links → write its words alone here, and the link into a text below the fields',
    ],
    [
      'lead: See https://example.org',
      '11 `https://example.org` cannot be clicked: a field shows no links → write what it leads to, and the link into a text below the fields',
    ],
    ['lead: So *plainly*', '10 `*plainly*` is shown as typed → remove the stars: the page styles the field itself'],
    [
      'lead: So <b>plainly',
      '10 `<b>` is HTML, which is shown as typed → remove the tags: the page styles the field itself',
    ],
    ['lead: See ::unheard', '11 `::unheard` is shown as typed → remove the colons'],
    [
      'lead: The :term[ROI]',
      '11 `:term` explains nothing here → write only the words; the text below the fields of an .md file can explain terms',
    ],
  ])('in the field %j', (line, message) => {
    expect(told('', { above: [line] })).toEqual([message])
  })

  it('with what is left where there are no blocks', () => {
    const fix = 'remove it: only pilots/*.md can show it'
    for (const body of [':: milestones', 'See ::milestones here.'])
      expect(told(body, { kind: 'articles' })).toEqual([expect.stringContaining(fix)])
  })
})
