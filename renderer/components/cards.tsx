import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { type Figure, scopeOf } from '../content/figures/figure.ts'
import { formatFigure } from '../content/figures/format.ts'
import { resolveFigure } from '../content/figures/reference.ts'
import type { FigureCard, MarkShape } from '../content/schemas/figure.ts'
import type { Pilot } from '../content/schemas/pilot.ts'
import { usePage } from '../use-page.ts'
import { lookOfValue } from './charts/compare.ts'
import { Marks } from './charts/Marks.tsx'
import { Comma, FigureValue, Paragraph, StandingWord, Text } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'
import { ExternalLink, PlaceholderNote, unknownLook } from './links.tsx'

/** A figure by its id; without a label of its own it has that of the figure. */
type Card = Pick<FigureCard, 'figure'> & Partial<FigureCard> & { color?: string; marks?: MarkShape | undefined }

/**
 * Figures as big numerals with their labels. Missing ones are left out. What several in a row stand for is seen once.
 *
 * @param size where they are not within a text: at the head of a case study or a story, or as the beacon of a page
 */
export function FigureCards({ cards, size }: { cards: readonly Card[]; size?: 'large' | 'beacon' }) {
  const { site, entry } = usePage()
  const shown = cards.flatMap(({ figure: id, ...look }) => {
    const figure = resolveFigure(id, site.figures, entry.id)
    return figure ? [{ ...look, figure }] : []
  })
  const [first, ...others] = shown.map(({ figure }) => figure.standsFor)
  const isAlike = first && others.length > 0 && others.every((standing) => standing === first)
  return (
    <ul className={`stats${size ? ` stats-${size}` : ''}${isAlike ? ' stats-alike' : ''}`}>
      {shown.map((card, index) => (
        <StatCard key={card.figure.id} {...card} before={shown[index - 1]?.figure} />
      ))}
    </ul>
  )
}

function StatCard({
  figure,
  label = figure.label ?? '',
  icon,
  color = '',
  marks,
  before,
}: Omit<Card, 'figure'> & { figure: Figure; before: Figure | undefined }) {
  const looks = [typeof figure.value === 'string' ? 'numeral-day' : color, lookOfValue(figure, usePage())]
  return (
    <li data-card="stat" data-stands-for={figure.standsFor}>
      <StandingWord of={figure.standsFor} before={before} />
      <p className={['numeral', ...looks].filter(Boolean).join(' ')}>
        <Numeral figure={figure} />
      </p>
      {marks && <Marks shape={marks} count={Number(figure.value)} isAbout={figure.qualifier === 'about'} />}
      <p className="flex gap-2 font-label text-label">
        {icon && <Icon name={icon} size={20} className="shrink-0" />}
        <span className="min-w-0 text-balance">
          <Text of={scopeOf(figure.id)}>{label}</Text>
          {figure.qualifier === 'not significant' && (
            <>
              <Comma />
              <span className="block text-small">difference not significant</span>
            </>
          )}
        </span>
      </p>
    </li>
  )
}

/** What a card shows of a figure: a word before a number, such as *about*, stands small before it. */
export function Numeral({ figure }: { figure: Figure }) {
  const value = formatFigure(figure, 'bare')
  const full = formatFigure(figure)
  if (typeof figure.value === 'string' || !full.endsWith(` ${value}`)) return <FigureValue figure={figure} />
  return (
    <FigureValue figure={figure}>
      <span className="numeral-qualifier">{full.slice(0, -value.length)}</span>
      {value}
    </FigureValue>
  )
}

interface TextCardsProps {
  cards: readonly { title: string; text: string; icon?: IconName }[]
  kind: string
}

/** Short texts side by side, each under a rule, with a drawing, a title and a sentence or two. */
export function TextCards({ cards, kind }: TextCardsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {cards.map(({ title, text, icon }) => (
        <li key={title} data-card={kind} className="flex flex-col gap-3 border-t-4 border-ink pt-4">
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-h3">{title}</h3>
            {icon && <Icon name={icon} size={28} />}
          </div>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  )
}

/** External pages, recordings and reports, each with a sentence on what it is, then the names of those without an address yet. */
export function ResourceList({ resources }: Pick<Pilot, 'resources'>) {
  const known = resources.filter(({ placeholder }) => !placeholder)
  const others = resources.filter(({ placeholder }) => placeholder)
  return (
    <>
      {known.length > 0 && (
        <ul className="border-b border-line">
          {known.map(({ label, url, description }) => (
            <li key={url} data-card="resource" className="relative border-t border-line py-5 pr-12">
              <ExternalLink href={url} className="card-link font-display text-h3 no-underline hover:underline">
                {label}
              </ExternalLink>
              {description && <p className="mt-1 text-muted">{description}</p>}
              <ArrowUpRight aria-hidden="true" className="absolute top-6 right-2 text-accent" />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className="quiet flex flex-wrap items-center gap-3">
          <ul className="flex flex-wrap gap-2">
            {others.map(({ label, url }) => (
              <li key={url} data-card="resource">
                <ExternalLink href={url} {...unknownLook}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
          <PlaceholderNote>
            {others.length > 1 ? 'The addresses will follow.' : 'The address will follow.'}
          </PlaceholderNote>
        </div>
      )}
    </>
  )
}
