import type { Figure } from '../content/figures/figure.ts'
import { resolveFigure } from '../content/figures/reference.ts'
import type { FigureCard } from '../content/schemas/figure.ts'
import { usePage } from '../site-context.ts'
import { FigureValue, Text } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { StandingWord } from './StandingWord.tsx'

interface Card {
  figure: Figure
  label: string
  icon?: IconName
}

const sizes = { normal: 'stats', large: 'stats stats-large', beacon: 'stats stats-beacon' } as const

/** How large the numerals are: within a text, at the head of a case study or a story, or as the beacon of a page. */
type Size = keyof typeof sizes

/** Figures as big numerals with their labels. */
export function StatCards({ cards, size = 'normal' }: { cards: readonly Card[]; size?: Size }) {
  return (
    <ul className={sizes[size]}>
      {cards.map(({ figure, label, icon }) => (
        <li key={figure.id} data-card="stat" data-stands-for={figure.standsFor}>
          <StandingWord of={figure.standsFor} />
          <p className={isNumeral(figure) ? 'numeral' : 'numeral numeral-words'}>
            <FigureValue figure={figure} />
          </p>
          <p className="flex gap-2.5 font-label text-label">
            {icon && (
              <span className="mt-0.5 shrink-0">
                <Icon name={icon} size={20} />
              </span>
            )}
            <span className="min-w-0">
              <Text of={figure.id.split('/')[0] ?? ''}>{label}</Text>
              {figure.qualifier === 'not significant' && (
                <span className="block text-small">difference not significant</span>
              )}
            </span>
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
export function FigureCards({ cards, size = 'normal' }: { cards: readonly FigureCard[]; size?: Size }) {
  const { site, scope } = usePage()
  const known = cards.flatMap(({ figure: id, ...card }) => toCard(resolveFigure(id, site.figures, scope), card))
  return <StatCards cards={known} size={size} />
}

/** Cards of figures by id, each with its own label. */
export function StatCardsById({ ids, size = 'normal' }: { ids: readonly string[]; size?: Size }) {
  const { site, scope } = usePage()
  return <StatCards cards={ids.flatMap((id) => toCard(resolveFigure(id, site.figures, scope), {}))} size={size} />
}

function toCard(figure: Figure | undefined, card: Partial<Card>): Card[] {
  return figure ? [{ ...card, figure, label: card.label ?? figure.label ?? '' }] : []
}
