import { article, type BadInput, page, text } from './bad-input.ts'

/** Texts that could hurt the site or a reader. */
export const textSlips: readonly BadInput[] = [
  text('control-character', 'a control character that came with a paste', 'One line\u000bAnd another', [
    '21:9 error: the text contains the character U+000B, which nobody can see [content/character]',
    '→ remove it; in an editor it may be invisible, or look like a box',
  ]),
  text('html-inline', 'raw HTML in a sentence', 'One line<br>and another', [
    '21:9 error: raw HTML is not allowed: `<br>` [markdown/html]',
    '→ write it in markdown, or put a backslash before a literal <',
  ]),
  text('html-block', 'a block of HTML', '<div class="note">\n\nText.\n\n</div>', [
    '21:1 error: raw HTML is not allowed: `<div class="note">` [markdown/html]',
    '→ write it in markdown, or put a backslash before a literal <',
    '25:1 error: raw HTML is not allowed: `</div>` [markdown/html]',
    '→ write it in markdown, or put a backslash before a literal <',
  ]),
  text('link-page', 'a link to a page that does not exist', 'See [the pilots](/pilot).', [
    '21:5 error: there is no page /pilot [links/target]',
    '→ did you mean `/pilots`?',
  ]),
  text('link-anchor', 'a link to a part that the page does not have', 'See [how it began](/about#how-it-begins).', [
    '21:5 error: there is no place #how-it-begins on /about [links/anchor]',
    '→ did you mean `how-it-began`? (available anchors: #purpose, #what-we-believe, #how-it-began, #so-far, #the-keepers, #where-we-meet, #content, #menu, #quick-links)',
  ]),
  text('link-own-anchor', 'a link to a part that this page does not have', 'See [what we tried](#what-we-tryed).', [
    '21:5 error: there is no place #what-we-tryed on this page [links/anchor]',
    '→ did you mean `what-we-tried`? (available anchors: #what-we-tried, #links, #content, #menu, #quick-links)',
  ]),
  text('link-nothing', 'a link that leads nowhere', 'See [the report]().', [
    '21:5 error: the link has no address [links/target]',
    '→ write /a-page of the site, an https address, mailto: or tel:',
  ]),
  text('link-http', 'a link without encryption', 'See [the report](http://example.org/report).', [
    '21:5 error: the link `http://example.org/report` is not a complete https address [links/target]',
    '→ write https://example.org/report, if the site can be reached like that',
  ]),
  text('link-javascript', 'a link that is code', 'See [the report](javascript:alert(1)).', [
    '21:5 error: a link with `javascript:` is not allowed [links/target]',
    '→ write /a-page of the site, an https address, mailto: or tel:',
  ]),
  text('link-host', 'a link to another host without a scheme', 'See [the report](//example.org/report).', [
    '21:5 error: the link `//example.org/report` is not a complete https address [links/target]',
    '→ write https://example.org/report, if the site can be reached like that',
  ]),
  text('link-here', 'a link whose words say nothing', 'The report is [here](/pilots).', [
    '21:15 error: `here` does not say where the link goes [links/text]',
    '→ let the words name the page: [Pilots](/pilots)',
  ]),
  text('link-more', 'a link whose words say nothing, to another site', '[Read more](https://example.org/report)', [
    '21:1 error: `Read more` does not say where the link goes [links/text]',
    '→ write what the reader finds there, such as [the report of the second edition](…)',
  ]),
  text('link-bare', 'a bare address', 'See <https://example.org/report>.', [
    '21:5 error: the link shows its address, which says little and is read aloud letter by letter [links/text]',
    '→ write what the reader finds there, such as [the report of the second edition](…)',
  ]),
  text('image-none', 'an image that does not exist', '![The team at work](/images/team.jpg)', [
    '21:1 error: there is no file /images/team.jpg [links/target]',
    '→ put the file into public/, or correct its name',
  ]),
  text('image-foreign', 'an image of another site', '![The team at work](https://example.org/team.jpg)', [
    '21:1 error: the image `https://example.org/team.jpg` is not a file of this site [links/target]',
    '→ put the file into public/ and write its address there, such as /images/team.jpg',
  ]),
  text('image-alt-file', 'the name of a file for an alternative text', '![IMG_1234.jpg](/images/harbour.jpg)', [
    '21:1 error: `IMG_1234.jpg` does not say what the image shows [images/alternative]',
    '→ say what it shows between the brackets; for one that only decorates write ![decorative](…)',
  ]),
  text('heading-first', 'a heading that the page makes itself', '# A small test', [
    '21:1 error: a heading of level 1 is not allowed here: the page makes it from the title [markdown/heading]',
    '→ write ## A small test',
  ]),
  text('heading-skip', 'a heading that skips a level', '#### What came out', [
    '21:1 error: a heading of level 4 follows one of level 2 [markdown/heading]',
    '→ write ### What came out',
  ]),
  text('heading-empty', 'an empty heading', '###', [
    '21:1 error: the heading is empty [markdown/heading]',
    '→ write its words or remove it',
  ]),
  article(
    'description-short',
    'a description that says too little',
    {
      'description: What a small test with a handful of donors showed, and why it was worth its while.':
        'description: A small test.',
    },
    [
      '4:14 warning: the description has 13 characters, but search engines show 50 to 160 [content/description]',
      '→ say what a reader finds on the page, and for whom it is',
    ],
  ),
  page('pages/about.mdx', 'code in MDX', 'The sum is {globalThis.total}.', [
    '62:12 error: an expression in braces is not allowed: content never executes [mdx/safe-subset]',
    '→ write the text itself, or \\{ for a literal brace',
  ]),
  page('pages/innovation-summit.mdx', 'a component that is not closed', '<Callout title="Not yet">Text.', [
    '100:1 error: this cannot be read as MDX: Expected a closing tag for `<Callout>` before the end of `paragraph` [mdx/syntax]',
    '→ close every component; write a literal < or { with a backslash before it',
  ]),
  page('pages/nominate-beacon.mdx', 'a component with a slip in its name', '<Requirement />', [
    '89:1 error: there is no component <Requirement> [mdx/safe-subset]',
    '→ did you mean `Requirements`?',
  ]),
]
