import { standingWords } from '../content/figures/figure.ts'
import { usePage } from '../use-page.ts'
import { isCertain } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { FigureValue, Text } from './FigureText.tsx'
import type { Gap } from './findings.ts'

/** How much of the width the words of a goal, or a value, need on a phone, such as “Goal US$200M”. */
const roomForWords = 0.45

/** From where on words end at their mark, as those that begin there may take three fifths of the width. */
const late = 0.4

/**
 * What was found in the frame of its goal, or of the whole. The words of the goal end at its mark, above the frame where the bar
 * leaves them room, or beneath it. Where the difference may be chance, the group with the least is named beneath the solid part.
 * It is hidden from screen readers, because the words above it say the same.
 */
export function GapBar({ of, goal, bar, least }: Gap) {
  const color = isCertain(bar.figure, usePage()) ? 'text-lit' : 'text-accent'
  const isNamed = least !== undefined && bar.share < 1 - roomForWords
  const isGoalAbove = goal !== undefined && goal.share - bar.share > roomForWords
  const isLate = least !== undefined && least.share > late
  const goalWords = goal && (
    <span className={`flex flex-row-reverse${isGoalAbove && isNamed ? ' absolute inset-x-0' : ''}`}>
      <At share={1 - goal.share} />
      <span>
        {standingWords.goal} <FigureValue figure={goal.figure} />
      </span>
    </span>
  )
  return (
    <span
      aria-hidden="true"
      data-page-only=""
      className={`gap-bar font-label text-small whitespace-nowrap ${goal ? 'block' : 'flex items-center gap-2'}`}
    >
      {isGoalAbove && goalWords}
      {isNamed && (
        <span className="gap-value flex">
          <At share={bar.share} />
          <FigureValue figure={bar.figure} />
        </span>
      )}
      <Bar share={bar.share} certain={least?.share} color={color} isShare={!goal} goal={goal?.share} />
      {least && (
        <span className={`gap-least flex${isLate ? ' flex-row-reverse' : ''}`}>
          <At share={isLate ? 1 - least.share : least.share} />
          <span>
            <Text of={of}>{least.label}</Text> <FigureValue figure={least.figure} />
          </span>
        </span>
      )}
      {!isGoalAbove && goalWords}
      {!goal && <span data-end="100%" />}
    </span>
  )
}
