import { fileURLToPath } from 'node:url'

/*
 * A small frozen site, wholly invented, on which the engine is tested: lighthouse and harbour museums that try out ways to
 * raise funds. It has every feature of the engine at least once; `fixture.test.ts` notices when one is missing.
 *
 * | file                        | what it shows                                                                             |
 * |-----------------------------|-------------------------------------------------------------------------------------------|
 * | settings.md                 | navigation, footer, networks, host, sponsor; addresses that are placeholders and that are not; words for search, an old address, a file by which a service knows the site |
 * | pages/home.md               | headline figures, a count in words, cards of own figures and counts, rows of logos, a call |
 * | pages/about.mdx             | `Values`, `Impact`, `Leaders`, `Host`, `Stat` of other files, a quilt, a photograph, a decorative drawing |
 * | pages/pilots.md             | the order of the pilots, a link that is a placeholder                                     |
 * | pages/get-inspired.md       | cards of counts, editions side by side                                                    |
 * | pages/innovation-summit.mdx | a Tuesday in the text, hours, zone, offset, agenda, keynote, speakers, accepted numbers, `Callout` |
 * | pages/innovation-summit-geneve.md | agenda with every type of item and few times, an ungrouped number, a last day         |
 * | pages/nominate-beacon.mdx   | at least, at most; days with and without a year, two days, hours; `Steps`, `Timeline`, `Requirements`, `Unknown`, `NominationForm`; an old address |
 * | pages/privacy-policy.md     | an age, under; a count; the day of the last change                                        |
 * | pages/not-found.md, error.md | the screens, with an accepted number each                                                |
 * | pages/contact.md            | a page with nothing but its heading and lead                                              |
 * | policy/*.md                 | `:website`, `:contact-email`, headings, a numbered list, a quotation, an accepted number   |
 * | pilots/lantern-post.md      | total of two channels, charts of parts, of a comparison that is not significant and of dots, a control group, a plan with years, a key question, cards in the text, US and Hong Kong dollars, a range, decimals, a photograph |
 * | pilots/keeper-club.md       | quarters without years and out of order, languages, implementers, quotes, resources, charts of dots, a ratio and a form, numbered headings, a range in words, an increase and its bare form, a compact number, a date, a time, a time range, two days, a period, a table, lists, a figure of another file |
 * | pilots/fog-signal.md        | a draft that is still to be written, and whose figures nobody has reviewed                |
 * | articles/open-call.md       | the featured story, a chart of counts, a table, a link within the page                                       |
 * | articles/charter.md         | a story with a photograph                                                                  |
 * | articles/second-call.md     | a draft whose figures have been reviewed already                                           |
 * | leaders/, partners/         | placeholders and real ones, a logo with a file                                            |
 * | ledger.csv                  | figures seen and unseen, counted and of the code                                           |
 * | relations.yaml              | relations of every rule; four contradictions that are acknowledged: the agenda's end, the label of the zone, the order of milestones, a stated relation |
 *
 * Addresses on `example.org` are placeholders to the engine, marked or not. Those at 192.0.2.7, which is kept for
 * documentation and leads nowhere, are real ones to it.
 */

/** The fixture: where it lies, and the day on which it is checked. */
export const fixture = {
  /** The folder that is laid out like `markdown/`. */
  root: fileURLToPath(new URL('fixture/markdown', import.meta.url)),
  /** The folder of its pictures, laid out like `public/`. */
  publicFolder: fileURLToPath(new URL('fixture/public', import.meta.url)),
  /** The day that tests hand in as `today`: both summits are still to come. */
  day: '2041-02-18',
} as const
