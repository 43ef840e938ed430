import type { Content } from '../entries/site.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { collectionNames, collectionOf, singleNames } from '../kinds/routes.ts'
import { type Single, singles } from '../kinds/singles.ts'
import { type Figure, simpleFigure } from './figure.ts'

/**
 * The figures that are derived by counting, each with the folder or file that was counted.
 *
 * @param site the content without its drafts
 */
export function countFigures(site: Content): Figure[] {
  const figure = (name: string, value: number, unit: string, file: string) =>
    simpleFigure(`count/${name}`, value, unit, file)
  const folder = (name: CollectionName) => site[name][0]?.file.replace(/[^/]+$/, '') ?? site.settings.file
  const { edition } = site.settings.data.categories
  const editions = site.articles.filter(({ data }) => data.category === edition)
  const years = editions.map(({ data }) => Number(data.date.slice(0, 4)))
  return [
    ...collectionNames.map((kind) => {
      const { name, unit } = collectionOf(kind).counts ?? { name: kind, unit: kind }
      return figure(name, site[kind].length, unit, folder(kind))
    }),
    ...singleNames.flatMap((kind) => {
      const { counts = {} }: Single = singles[kind]
      const { data, file }: { data: Readonly<Record<string, unknown>>; file: string } = site[kind]
      return Object.entries(counts).map(([name, { field, unit }]) => {
        const entries = data[field]
        return figure(name, Array.isArray(entries) ? entries.length : 0, unit, file)
      })
    }),
    figure('editions', editions.length, 'editions', folder('articles')),
    ...(years.length > 0
      ? [
          figure('first-edition-year', Math.min(...years), 'year', folder('articles')),
          figure('latest-edition-year', Math.max(...years), 'year', folder('articles')),
        ]
      : []),
  ]
}
