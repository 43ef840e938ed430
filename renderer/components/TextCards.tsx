import { Paragraph } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** Short texts side by side, each under a rule, with a drawing, a title and a sentence or two. */
export function TextCards({
  cards,
  kind,
}: {
  cards: readonly { title: string; text: string; icon?: IconName }[]
  kind: string
}) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
      {cards.map(({ title, text, icon }) => (
        <li key={title} data-card={kind} className="flex flex-col gap-3 border-t-4 border-ink pt-4">
          <div className="flex items-start justify-between gap-4">
            <h3 className="text-h3">{title}</h3>
            {icon && <Icon name={icon} size={28} className="text-accent" />}
          </div>
          <Paragraph>{text}</Paragraph>
        </li>
      ))}
    </ul>
  )
}
