import { expected } from '../one-of.ts'
import type { TypingFault } from './typing-fault.ts'

/** Slips in the names and values of fields. */
export const fieldFaults: readonly TypingFault[] = [
  {
    what: 'a letter left out of the name of a field',
    file: 'pilots/lantern-post.md',
    right: 'keyQuestion:',
    wrong: 'keyQestion:',
    says: ['+0:1 there is no field `keyQestion`', '→ did you mean `keyQuestion`?'],
  },
  {
    what: 'a capital in the name of a field',
    file: 'articles/charter.md',
    right: 'excerpt:',
    wrong: 'Excerpt:',
    says: ['+0:1 there is no field `Excerpt`', '→ did you mean `excerpt`?'],
  },
  {
    what: 'the name of a field in another spelling',
    file: 'leaders/ada-winch.md',
    right: 'organisation:',
    wrong: 'organization:',
    says: ['+0:1 there is no field `organization`', '→ did you mean `organisation`?'],
  },
  {
    what: 'the name of a field in capitals',
    file: 'partners/gull-rock.md',
    right: 'url: https',
    wrong: 'URL: https',
    says: ['+0:1 there is no field `URL`', '→ did you mean `url`?'],
  },
  {
    what: 'two colons after the name of a field',
    file: 'pilots/lantern-post.md',
    right: 'partner: The',
    wrong: 'partner:: The',
    says: ['+0:1 there is no field `partner:`', '→ did you mean `partner`?'],
  },
  {
    what: 'two letters swapped in a range',
    file: 'pilots/lantern-post.md',
    right: 'from: 52',
    wrong: 'form: 52',
    says: [
      '+0:7 `value` of entry 16 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found fields',
    ],
  },
  {
    what: 'a letter left out of a status',
    file: 'pilots/lantern-post.md',
    right: 'status: Implemented',
    wrong: 'status: Implmented',
    says: [
      '+0:9 `status`: expected "Ongoing", "Implemented", "Completed", found "Implmented"',
      '→ did you mean `Implemented`? a developer adds others',
    ],
  },
  {
    what: 'a letter left out of a category',
    file: 'pilots/lantern-post.md',
    right: 'category: Mobile Fundraising',
    wrong: 'category: Mobile Fundrasing',
    says: [
      '+0:11 `category`: expected "Leadership Development", "Digital Engagement", "Social Enterprise", "Platform Innovation", "Mobile Fundraising", "Data Analytics", found "Mobile Fundrasing"',
      '→ did you mean `Mobile Fundraising`? another is added to `categories.pilots` in settings.md',
    ],
  },
  {
    what: 'a slip in the kind of a chart',
    file: 'pilots/lantern-post.md',
    right: 'kind: comparison',
    wrong: 'kind: comparision',
    says: [
      `+0:11 \`kind\` of entry 2 of \`charts\`: ${expected.kind}, found "comparision"`,
      '→ did you mean `comparison`? a developer adds others',
    ],
  },
  {
    what: 'two letters swapped in true',
    file: 'articles/open-call.md',
    right: 'featured: true',
    wrong: 'featured: ture',
    says: ['+0:11 `featured`: expected true or false, found "ture"', '→ write true or false, without quotes'],
  },
  {
    what: 'a separator in a number',
    file: 'pilots/lantern-post.md',
    right: 'value: 8600',
    wrong: 'value: 8,600',
    says: [
      '+0:12 `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "8,600"',
      '→ write `value: 8600`',
    ],
  },
  {
    what: 'a letter in a number',
    file: 'pilots/lantern-post.md',
    right: 'value: 8600',
    wrong: 'value: 86O0',
    says: [
      '+0:12 `value` of entry 1 of `stats`: expected a number without separators (41300), a range with from and to, or a date (2030-06-15), time or period, found "86O0"',
      '→ write the number in digits, such as 800',
    ],
  },
  {
    what: 'the ends of a range the wrong way round',
    file: 'pilots/lantern-post.md',
    right: 'from: 52\n      to: 71',
    wrong: 'from: 71\n      to: 52',
    says: ['+0:7 `value` of entry 16 of `stats`: expected the lower end in `from` and the upper end in `to`'],
  },
  {
    what: 'a slip in the figure of a bar',
    file: 'pilots/lantern-post.md',
    right: 'figure: letter-reach',
    wrong: 'figure: leter-reach',
    says: [
      '+0:17 `figure` of entry 1 of `figures` of entry 1 of `charts`: expected a figure of this file that is a number, found "leter-reach"',
      '→ did you mean `letter-reach`?',
    ],
  },
  {
    what: 'a slip in a figure at the top of a page',
    file: 'pilots/lantern-post.md',
    right: '  - postcard-opt-in\n',
    wrong: '  - postcard-optin\n',
    says: ['+0:5 there is no figure `postcard-optin`', '→ did you mean `postcard-opt-in`?'],
  },
  {
    what: 'a milestone with the label of another',
    file: 'pilots/lantern-post.md',
    right: 'label: M4',
    wrong: 'label: M3',
    says: [
      '+2:15 there are two figures `lantern-post/m3` in this file',
      '→ give one of them another `id`, or a milestone another `label`',
    ],
  },
]
