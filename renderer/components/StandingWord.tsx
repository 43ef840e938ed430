import { standingWords } from '../content/figures/figure.ts'
import type { Standing } from '../content/schemas/figure.ts'

/** Whether a figure was hoped for or came true, in a word beside it; nothing where the figure does not say. */
export function StandingWord({ of: standing }: { of: Standing | undefined }) {
  return standing && <span className="block font-label text-small font-semibold">{standingWords[standing]}</span>
}
