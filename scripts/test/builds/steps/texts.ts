import { editLedger } from '../../../../renderer/content/testing/edit-ledger.ts'
import { changeLedger, type Steps, wordOf } from './step.ts'

/** Edits of texts. */
export const texts = {
  'a paragraph more in a pilot': ({ edit }, n) =>
    edit('markdown/pilots/keeper-club.md', (text) => `${text}\nMore of it ${wordOf(n)}.\n`),
  'another title of an article': ({ edit }, n) =>
    edit('markdown/articles/charter.md', (text) => text.replace(/^title: .*$/m, `title: A title ${wordOf(n)}`)),
  'another heading, and the link to it in another file': ({ edit }, n) => {
    const words = `deep recording ${wordOf(n)}`
    edit('markdown/pilots/keeper-club.md', (text) => text.replace(/^## Deep recording.*$/im, `## ${words}`))
    edit('markdown/pilots/lantern-post.md', (text) =>
      text.replace(/keeper-club#deep-recording[\w-]*/, `keeper-club#${words.replaceAll(' ', '-')}`),
    )
  },
  'another meaning of a term': ({ edit }, n) =>
    edit('markdown/terms.yaml', (text) => text.replace(/meaning: The part.*$/m, `meaning: The part ${wordOf(n)}.`)),
  'a phrase more, and a text that needs it': ({ edit }, n) => {
    const words = `the third watch ${wordOf(n)}`
    edit('markdown/phrases.yaml', (text) => `${text}  - text: ${words}\n    reason: It names a watch.\n`)
    edit('markdown/articles/charter.md', (text) => `${text}\nIt was ${words}.\n`)
  },
  'another sentence in a page of MDX': ({ edit }, n) =>
    edit('markdown/pages/about.mdx', (text) => `${text}\nOne sentence more ${wordOf(n)}.\n`),
  'another category of a neighbour': ({ edit }) =>
    edit('markdown/pilots/lantern-post.md', (text) =>
      text.replace(
        /^category: .*$/m,
        (line) => `category: ${/Data/.test(line) ? 'Mobile Fundraising' : 'Data Analytics'}`,
      ),
    ),
  'another order of the pilots': ({ edit }) =>
    edit('markdown/pages/pilots.md', (text) => text.replace(/^( {2}- \S+\n)( {2}- \S+\n)(?=call:)/m, '$2$1')),
} satisfies Steps

/** Edits of figures and of what the ledger says of them. */
export const figures = {
  'another figure in a pilot and the ledger': (project, n) => {
    project.edit('markdown/pilots/keeper-club.md', (text) =>
      text.replace(/(- id: answers\n(?: {4}.*\n)*? {4}value: )\d+/, `$1${1000 + n}`),
    )
    changeLedger(project, 'keeper-club/answers', () => 1000 + n)
  },
  'another label of a figure that another file shows': ({ edit }, n) =>
    edit('markdown/pilots/lantern-post.md', (text) =>
      text.replace(/label: people reached in all.*$/m, `label: people reached in all ${wordOf(n)}`),
    ),
  'a page more of a figure in the ledger, or one less': ({ edit }) =>
    edit('markdown/ledger.csv', (text) => {
      const isMore = /^home\/since,.*,\/ \/about,/m.test(text)
      return editLedger(text, 'home/since', { pages: isMore ? '/' : '/ /about' })
    }),
} satisfies Steps

/** Edits of the settings. */
export const settings = {
  'another name of the site': ({ edit }, n) =>
    edit('markdown/settings.md', (text) => text.replace(/^name: .*$/m, `name: A site ${wordOf(n)}`)),
  'another old address': ({ edit }, n) =>
    edit('markdown/settings.md', (text) =>
      text.replace(/from: \/lamps\.php\/lost-.*$/m, `from: /lamps.php/lost-${wordOf(n)}`),
    ),
  'another base path': ({ edit }, n) =>
    edit('markdown/settings.md', (text) =>
      text.replace(/^url: .*$/m, `url: https://harbour.example.org/${wordOf(n)}/`),
    ),
} satisfies Steps
