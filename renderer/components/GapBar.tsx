import { type Figure, standingWords } from '../content/figures/figure.ts'
import { usePage } from '../use-page.ts'
import { isCertain } from './charts/compare.ts'
import { At, Bar } from './charts/drawings.tsx'
import { FigureValue } from './FigureText.tsx'
import { type findingsOf, firstFigure, type PilotData } from './findings.ts'

/** How much of the width the words of a goal need in its frame on a phone, such as “Goal US$200M”. */
const roomForWords = 0.45

interface GapBarProps extends Pick<ReturnType<typeof findingsOf>, 'compared'> {
  pilot: PilotData
  found: Figure | undefined
}

/**
 * What was found in the frame of its goal, on the scale of a chart that compares the figures with which both begin, or else alone,
 * on that of the whole of which a chart shows it as a share. The words of the goal end at its mark, in the frame where the bar
 * leaves them room, or beneath it. It is for eyes, as the words above say the same.
 */
export function GapBar({ pilot: { id, data }, compared, found }: GapBarProps) {
  const page = usePage()
  const hoped = firstFigure(data.glance.hoped, id, page)?.figure
  const bars = compared.flatMap(({ goals, others, certain, isShare }) => {
    const goal = goals.find(({ figure }) => figure === hoped)
    const bar = others.find(({ figure }) => figure === found)
    // What is beyond the least of several results may be chance.
    const least = others.find((other) => other !== bar && other.share === certain)
    return bar && (goal || isShare) ? [{ goal, bar, least }] : []
  })
  const drawn = bars.find(({ goal }) => goal) ?? bars[0]
  if (!drawn) return null
  const { goal, bar, least } = drawn
  const color = isCertain(bar.figure, page) ? 'text-lit' : 'text-accent'
  return (
    <span aria-hidden="true" data-page-only="" className="gap-bar font-label text-small whitespace-nowrap">
      {least && least.share < bar.share && (
        <span className="relative flex flex-row-reverse">
          {bar.share < 1 - roomForWords && (
            <span className="absolute inset-x-0 flex">
              <At share={bar.share} />
              <FigureValue figure={bar.figure} />
            </span>
          )}
          <At share={1 - least.share} />
          <FigureValue figure={least.figure} />
        </span>
      )}
      <Bar share={bar.share} certain={least?.share} color={color} isShare={!goal} goal={goal?.share} />
      {goal ? (
        <span className={`flex flex-row-reverse${goal.share - bar.share > roomForWords ? ' in-frame' : ''}`}>
          <At share={1 - goal.share} />
          <span>
            {standingWords.goal} <FigureValue figure={goal.figure} />
          </span>
        </span>
      ) : (
        // The stylesheet writes the end of the scale where the bar leaves it room.
        <span className="in-frame scale-end">
          <At share={bar.share} />
          <span data-end="100%" />
        </span>
      )}
    </span>
  )
}
