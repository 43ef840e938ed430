import type { Summit } from '../content/schemas/summit.ts'
import { Text } from './FigureText.tsx'

/** A link from one summit's page to the other. */
export function OtherSummit({ words: { text, link } }: { words: Summit['otherSummit'] }) {
  return (
    <p className="max-w-text border-l-4 border-glow pl-4">
      <Text>{text}</Text> <a href={link.href}>{link.label}</a>
    </p>
  )
}
