import { standingWords } from '../content/figures/figure.ts'
import { usePage } from '../use-page.ts'
import { isCertain } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { FigureValue } from './FigureText.tsx'
import type { Gap } from './findings.ts'

/** How much of the width the words of a goal, or a value, need on a phone, such as “Goal US$200M”. */
const roomForWords = 0.45

/**
 * What was found in the frame of its goal, or of the whole. The words of the goal end at its mark, above the frame where the bar
 * leaves them room, or beneath it. It is hidden from screen readers, because the words above it say the same.
 */
export function GapBar({ goal, bar, least }: Gap) {
  const color = isCertain(bar.figure, usePage()) ? 'text-lit' : 'text-accent'
  const isOverLeast = least !== undefined && least.share < bar.share
  const isGoalAbove = goal !== undefined && goal.share - bar.share > roomForWords
  const goalWords = goal && (
    <span className={`flex flex-row-reverse${isGoalAbove && isOverLeast ? ' absolute inset-x-0' : ''}`}>
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
      {isOverLeast && (
        <span className="gap-values relative flex flex-row-reverse">
          {bar.share < 1 - roomForWords && (
            <span className="absolute inset-x-0 flex">
              <At share={bar.share} />
              <FigureValue figure={bar.figure} />
            </span>
          )}
          {isGoalAbove && goalWords}
          <At share={1 - least.share} />
          <FigureValue figure={least.figure} />
        </span>
      )}
      {!isOverLeast && isGoalAbove && goalWords}
      <Bar share={bar.share} certain={least?.share} color={color} isShare={!goal} goal={goal?.share} />
      {!isGoalAbove && goalWords}
      {!goal && <span data-end="100%" />}
    </span>
  )
}
