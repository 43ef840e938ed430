import type { Pilot } from '../schemas/pilot.ts'

/** A line such as `::milestones` in the text of a pilot, which is replaced by part of its frontmatter. */
type BlockDescription = { /** What it shows, for the guide. */ effect: string } & (
  | {
      /** The field that it shows; the page shows that field nowhere else. */
      field: keyof Pilot
      /** Shows one entry of the field, by the id in its brackets. */
      names?: 'entry'
    }
  // Figures of any file, by the ids in its brackets.
  | { field?: undefined; names: 'figures' }
)

/** All blocks. `components/PilotBlock.tsx` renders them; messages, the guide and the check are based on this list. */
export const blocks = {
  stats: { effect: 'cards of the figures that it names: `::stats[total-reach, sms-reach]`', names: 'figures' },
  milestones: { effect: 'the plan: every entry of `milestones`', field: 'milestones' },
  implementers: { effect: 'who carried the pilot out: every entry of `implementers`', field: 'implementers' },
  quotes: { effect: 'what people said: every entry of `quotes`', field: 'quotes' },
  resources: { effect: 'the recordings and reports: every entry of `resources`', field: 'resources' },
  'key-question': { effect: 'the `keyQuestion`, set apart', field: 'keyQuestion' },
  languages: { effect: 'the `languages`, as a list within a sentence', field: 'languages' },
  chart: {
    effect: 'the entry of `charts` that it names: `::chart[average-gift]`',
    field: 'charts',
    names: 'entry',
  },
} as const satisfies Readonly<Record<string, BlockDescription>>

/** The name of a block. */
export type BlockName = keyof typeof blocks

/** The names of all blocks. */
export const blockNames: readonly string[] = Object.keys(blocks)

/** The description of a block; undefined for a mistyped name. */
export function blockOf(name: string): BlockDescription | undefined {
  return Object.entries<BlockDescription>(blocks).find(([known]) => known === name)?.[1]
}

/** The ids of figures in the brackets of a block: `::stats[total-reach, sms-reach]`. */
export function splitIds(argument: string): string[] {
  return argument
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
}
