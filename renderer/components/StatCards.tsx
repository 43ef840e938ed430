import type { Figure } from '../content/figures/figure.ts'
import { resolveFigure } from '../content/figures/reference.ts'
import type { FigureCard } from '../content/schemas/figure.ts'
import { usePage } from '../site-context.ts'
import { FigureValue, Text } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'

interface Card {
  figure: Figure
  label: string
  icon?: IconName
}

/** Figures as big numerals with their labels. */
export function StatCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] gap-4">
      {cards.map(({ figure, label, icon }) => (
        <li
          key={figure.id}
          data-card="stat"
          className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-6"
        >
          {icon && (
            <span className="text-accent">
              <Icon name={icon} />
            </span>
          )}
          <p
            className={`font-display font-semibold tabular-nums ${isNumeral(figure) ? 'text-figure whitespace-nowrap' : 'text-h2'}`}
          >
            <FigureValue figure={figure} />
          </p>
          <p className="text-muted">
            <Text of={figure.id.split('/')[0] ?? ''}>{label}</Text>
            {figure.qualifier === 'not significant' && (
              <span className="block text-small">difference not significant</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Whether a figure is short enough for the largest type: a number, not a date or a period. */
function isNumeral({ value, qualifier }: Figure): boolean {
  const hasWords =
    qualifier !== undefined && qualifier !== '+' && qualifier !== 'increase' && qualifier !== 'not significant'
  return typeof value !== 'string' && !hasWords
}

/** The cards that a page's frontmatter lists. */
export function FigureCards({ cards }: { cards: readonly FigureCard[] }) {
  const { site, scope } = usePage()
  return (
    <StatCards
      cards={cards.flatMap(({ figure: id, ...card }) => toCard(resolveFigure(id, site.figures, scope), card))}
    />
  )
}

/** The cards of figures that are named by their ids and carry their own labels. */
export function StatCardsById({ ids }: { ids: readonly string[] }) {
  const { site, scope } = usePage()
  return <StatCards cards={ids.flatMap((id) => toCard(resolveFigure(id, site.figures, scope), {}))} />
}

function toCard(figure: Figure | undefined, card: Partial<Card>): Card[] {
  return figure ? [{ ...card, figure, label: card.label ?? figure.label ?? '' }] : []
}
