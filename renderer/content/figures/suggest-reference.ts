import type { Figures } from './figure.ts'
import { displayForms, formatFigure } from './format.ts'

/** The references that would read like a typed number, at most three: to figures of its own file. */
export function suggestReferences(number: string, figures: Figures, scope: string) {
  const own = `${scope}/`
  return Object.values(figures)
    .filter(({ id }) => id.startsWith(own))
    .flatMap((figure) => {
      const form = displayForms.find((candidate) => simplify(formatFigure(figure, candidate)) === simplify(number))
      return form ? [{ id: figure.id.slice(own.length), form }] : []
    })
    .slice(0, 3)
}

function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/(?<=\d),(?=\d{3})/g, '')
}
