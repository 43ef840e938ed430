import { between, createRandom } from '../../../renderer/motif/random.ts'

/** Words that the texts of a corpus are made of. None of them is a number, so that every figure is a reference. */
const words = {
  /** Who does something, in the plural. */
  actors: `fundraisers, volunteers, donors, the local teams, the partners, supporters, community organisers, the reviewers,
    small charities, loyal givers, the regional offices, newcomers, colleagues in the field, the trustees, neighbours`,
  actions: `compare, question, share, describe, improve, observe, prepare, discuss, support, translate, publish, collect,
    simplify, test, explain, record, adapt, review, promote, welcome, measure, understand, organise, remember, recommend`,
  objects: `the letters, a simple form, the monthly appeal, their habits, the donation page, a quiet conversation, the reminder,
    the results of the pilot, a shared plan, the rhythm of giving, the notes from each call, the story behind a gift,
    an honest report, the route of a donation, the invitation, a record of consent, the newsletter, the choice of channel,
    their doubts, the training material, the local event, a promise to reply, the words on a poster, the evening meeting`,
  circumstances: `before the campaign begins, with great care, in plain language, after each appeal, at the kitchen table,
    without any pressure, in every region, while the memory is fresh, as openly as they can, although time is short,
    during the quiet season, where nobody had asked before, so that others can learn from it, on the telephone and by post`,
  headings: `What the team tried, Why it mattered, How people answered, What stood in the way, A closer look at the donors,
    The work behind the scenes, Where the idea came from, What we would change, Listening before asking, The role of the partners,
    What the channel can do, A word on consent, Learning from silence, Costs and care, The road ahead, Advice for others`,
}

/** Makes prose, the same for the same seed on every machine. */
export function createWriter(seed: string) {
  const random = createRandom(seed)
  const number = (from: number, to: number) => between(random, from, to)
  /** Some different items, in any order. */
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items]
    return Array.from({ length: count }, () => rest.splice(number(0, rest.length - 1), 1)).flat()
  }
  const draw = (kind: keyof typeof words, count: number) => some(words[kind].split(/,\s+/), count)
  const clause = () => (['actors', 'actions', 'objects'] as const).flatMap((kind) => draw(kind, 1)).join(' ')
  const sentence = () => {
    const further = ['', `, and ${clause()}`, `, but ${clause()}`][number(0, 2)]
    return `${capitalise(clause())}${further} ${draw('circumstances', 1)}.`
  }
  const paragraph = () => Array.from({ length: number(3, 5) }, sentence).join(' ')
  return { number, some, draw, sentence, paragraph }
}

/** What makes prose. */
export type Writer = ReturnType<typeof createWriter>

/** A text with a capital at its beginning. */
export function capitalise(text = ''): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
