import { type ContentKind, type DataOf, isCollection } from './kinds/routes.ts'
import { singles } from './kinds/singles.ts'

/** A part of the page that a text shows by its name: `::milestones` in markdown, `<Values />` in MDX. */
export interface Block {
  /** What it shows, for the guide. */
  effect: string
  in: readonly ContentKind[]
  /** The field that it shows; a file that fills the field has the block, since nothing else shows it on its page. */
  field?: string
  /** The classes of its part of the page: whether it takes the whole width, and its ground, from edge to edge of the window. */
  look?: 'section-wide' | 'on-sun' | 'on-night'
  /** What its brackets say, or its attribute in MDX: ids of figures, the id of an entry of its field, or a title. */
  takes?: 'figures' | 'entry' | 'title'
  /** Whether it shows the words between its tags. */
  hasWords?: true
}

/** A block shows a field that files of its kind have, or none. */
type FieldOfKind =
  | { [Kind in ContentKind]: { in: readonly [Kind]; field: keyof DataOf<Kind> } }[ContentKind]
  | { in: readonly ['pilots', 'articles']; field: keyof DataOf<'pilots' | 'articles'> }
  | { field?: undefined }

const mdxPages = ['about', 'summit', 'nominations'] as const

/** All blocks. `components/blocks.tsx` draws them; messages, the guide and the check are based on this list. */
export const blocks = {
  stats: { in: ['pilots'], takes: 'figures', effect: 'cards of figures: `::stats[total-reach, sms-reach]`' },
  milestones: { in: ['pilots'], field: 'milestones', effect: 'the plan: every entry of `milestones`' },
  implementers: { in: ['pilots'], field: 'implementers', effect: 'who carried the pilot out: the `implementers`' },
  quotes: { in: ['pilots'], field: 'quotes', effect: 'what people said: every entry of `quotes`' },
  resources: { in: ['pilots'], field: 'resources', effect: 'the recordings and reports: the `resources`' },
  'key-question': { in: ['pilots'], field: 'keyQuestion', effect: 'the `keyQuestion`, set apart' },
  languages: { in: ['pilots'], field: 'languages', effect: 'the `languages`, each in its own words and in English' },
  chart: {
    in: ['pilots', 'articles'],
    field: 'charts',
    takes: 'entry',
    effect:
      'one of the `charts`: `::chart[average-gift]`; two in a row stand side by side in the last part of a pilot; a heading right above one is in its frame',
  },
  callout: { in: mdxPages, takes: 'title', hasWords: true, effect: '`<Callout title="…">text</Callout>`: a remark' },
  values: { in: ['about'], field: 'values', look: 'on-sun', effect: 'the cards of `values`' },
  impact: { in: ['about'], field: 'cards', look: 'on-night', effect: 'the figures of `cards`' },
  leaders: { in: ['about'], effect: 'the grid of leaders' },
  host: { in: ['about'], effect: 'the hosting organisation and its programme' },
  steps: { in: ['nominations'], field: 'steps', look: 'section-wide', effect: 'the numbered `steps`' },
  timeline: { in: ['nominations'], field: 'timeline', look: 'on-night', effect: 'the dates of the `timeline`' },
  requirements: { in: ['nominations'], field: 'requirements', effect: 'the list of `requirements`' },
  'nomination-form': { in: ['nominations'], field: 'form', look: 'on-sun', effect: 'the link to the external `form`' },
  unknown: { in: ['nominations'], field: 'unknown', effect: 'what we don’t know yet: the `unknown`' },
} as const satisfies Readonly<Record<string, Block & FieldOfKind>>

export type BlockName = keyof typeof blocks

export const blockNames = Object.keys(blocks) as readonly BlockName[]

/** The description of a block; undefined for a mistyped name. */
export function blockOf(name: string): Block | undefined {
  return isBlockName(name) ? blocks[name] : undefined
}

/** Whether a name is that of a block. */
export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blocks, name)
}

/** The names of the blocks that a text of a kind of file may show. */
export function blocksIn(kind: ContentKind): readonly BlockName[] {
  return blockNames.filter((name) => blockOf(name)?.in.includes(kind))
}

/** The name of a block as an element of MDX: `KeyQuestion`. */
export function elementName(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** The files that may show a block, for messages and the guide: `pilots/*.md`. */
export function filesWith({ in: kinds }: Block): string {
  return kinds.map((kind) => (isCollection(kind) ? `${kind}/*.md` : singles[kind].file)).join(', ')
}

/** The ids of figures in the brackets of a block: `::stats[total-reach, sms-reach]`. */
export function splitIds(argument: string): string[] {
  return argument.split(/\s*,\s*/).filter(Boolean)
}
