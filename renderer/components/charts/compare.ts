import type { Figure } from '../../content/figures/figure.ts'

/**
 * Sets figures side by side on one scale, which begins at zero and is as long as the largest of them.
 *
 * @returns goals and others, each with its share of the scale, whether what sets the others apart may be chance, and the share
 *   up to which it isn't. No figure says that a difference is more than chance, so between the results of groups it always may be.
 */
export function compare<Item extends { figure: Figure }>(items: readonly Item[]) {
  const scale = Math.max(...items.map(({ figure }) => Number(figure.value))) || 1
  const placed = items.map((item) => ({ ...item, share: Number(item.figure.value) / scale }))
  const goals = placed.filter(({ figure }) => figure.standsFor === 'goal')
  const others = placed.filter((item) => !goals.includes(item))
  const results = others.filter(({ figure }) => figure.standsFor === 'result')
  const isDoubtful = results.length > 1 || others.some(({ figure }) => figure.qualifier === 'not significant')
  const certain = isDoubtful ? Math.min(...others.map(({ share }) => share)) : 1
  return { goals, others, isDoubtful, certain }
}
