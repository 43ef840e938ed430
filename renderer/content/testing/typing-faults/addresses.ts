import type { TypingFault } from './typing-fault.ts'

/** Slips in links and addresses. */
export const addressFaults: readonly TypingFault[] = [
  {
    what: 'a letter left out of https',
    file: 'articles/charter.md',
    right: 'https://example.org/charter',
    wrong: 'htps://example.org/charter',
    says: [
      '+0:10 `url` of entry 1 of `links`: expected a complete https address, such as https://example.org/report, found "htps://example.org/charter"',
      '→ write https://example.org/charter',
    ],
  },
  {
    what: 'a comma for a point in an address',
    file: 'articles/charter.md',
    right: 'https://example.org/charter',
    wrong: 'https://example,org/charter',
    says: [
      '+0:10 `example,org` only looks like another address: it contains the character U+002C',
      '→ type the address by hand, in the letters of one language',
    ],
  },
  {
    what: 'a slip in the name of a picture',
    file: 'articles/charter.md',
    right: 'src: /images/harbour.jpg',
    wrong: 'src: /images/harbor.jpg',
    says: ['+0:8 there is no file /images/harbor.jpg', '→ did you mean `/images/harbour.jpg`?'],
  },
  {
    what: 'a letter left out of a link of the navigation',
    file: 'settings.md',
    right: 'href: /get-inspired',
    wrong: 'href: /get-inspird',
    says: ['+0:13 there is no page /get-inspird', '→ did you mean `/get-inspired`?'],
  },
  {
    what: 'a letter left out of a link',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call](/article/open-cal)',
    says: ['+0:14 there is no page /article/open-cal', '→ did you mean `/article/open-call`?'],
  },
  {
    what: 'a link without its first slash',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call](article/open-call)',
    says: [
      '+0:14 the link `article/open-call` does not begin at the root of the site',
      '→ did you mean `/article/open-call`?',
    ],
  },
  {
    what: 'a link to a file',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call](open-call.md)',
    says: [
      '+0:14 the link `open-call.md` does not begin at the root of the site',
      '→ did you mean `/article/open-call`?',
    ],
  },
  {
    what: 'a link without its last bracket',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call](/article/open-call',
    says: [
      '+0:23 `](/article/open-call` does not end a link: its closing bracket is missing',
      '→ write `](/article/open-call)`',
    ],
  },
  {
    what: 'a link without the bracket behind its words',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call(/article/open-call)',
    says: [
      '+0:14 `[the call(/article/open-call)` is not a link: the bracket after its words is missing',
      '→ write `[the call](/article/open-call)`',
    ],
  },
  {
    what: 'a link without its first bracket',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: 'the call](/article/open-call)',
    says: [
      '+0:22 `](/article/open-call)` does not end a link: the bracket before its words is missing',
      '→ put a [ before the words of the link',
    ],
  },
  {
    what: 'a space between the brackets of a link',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call] (/article/open-call)',
    says: [
      '+0:23 `] (/article/open-call)` is not a link, because of the space between the brackets',
      '→ remove the space',
    ],
  },
  {
    what: 'the brackets of a link the wrong way round',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '(the call)[/article/open-call]',
    says: [
      '+0:14 `(the call)[/article/open-call]` is not a link: its brackets are the wrong way round',
      '→ write [the words](the address)',
    ],
  },
  {
    what: 'a title in curly quotes',
    file: 'articles/charter.md',
    right: '[the call](/article/open-call)',
    wrong: '[the call](/article/open-call “The call”)',
    says: [
      '+0:23 `](/article/open-call “The call”)` does not end a link, because of the quotation marks around its title',
      '→ use straight ones: `](/article/open-call "The call")`',
    ],
  },
  {
    what: 'a letter left out of a part of a page',
    file: 'pilots/lantern-post.md',
    right: '/pilot/keeper-club#deep-recording',
    wrong: '/pilot/keeper-club#deep-recordng',
    says: [
      '+0:92 there is no place #deep-recordng on /pilot/keeper-club',
      '→ did you mean `deep-recording`? (available anchors: #about, #languages, #challenge, #a-people-who-pass-by, #b-a-till-on-the-water, #objectives, #01-keepers, #02-proof, #testexperiment, #timelines, #implementers, #deep-recording, #latest-update, #feedback, #results, #advice, #sponsor, #content, #menu, #quick-links)',
    ],
  },
  {
    what: 'a picture without its words',
    file: 'pilots/lantern-post.md',
    right: '![The bay of Cape Tansy at dusk, as the postcards showed it](',
    wrong: '![](',
    says: [
      '+0:1 the image has no alternative text',
      '→ say what it shows between the brackets; for one that only decorates write ![decorative](…)',
    ],
  },
]
