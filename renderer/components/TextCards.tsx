import { Text } from './FigureText.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** Cards with a drawing, a title and a sentence or two. */
export function TextCards({
  cards,
  kind,
}: {
  cards: readonly { title: string; text: string; icon?: IconName }[]
  kind: string
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ title, text, icon }) => (
        <li key={title} data-card={kind} className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-6">
          {icon && (
            <span className="text-accent">
              <Icon name={icon} size={28} />
            </span>
          )}
          <h3 className="text-h3">{title}</h3>
          <p className="text-muted">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}
