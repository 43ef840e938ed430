import { clientDefaults } from '../../client-defaults.ts'
import type { Content } from '../entries/site.ts'
import type { CollectionName } from '../kinds/collections.ts'
import { collectionNames, collectionOf, singleNames } from '../kinds/routes.ts'
import { type Single, singles } from '../kinds/singles.ts'
import { startOf } from '../problems/problem.ts'
import type { Figure } from './figure.ts'

/** A figure that no file states, located in the file that it is derived from. */
function derivedFigure(id: string, value: Figure['value'], unit: string, file: string): Figure {
  return { id, value, unit, notation: 'standard', location: startOf(file) }
}

/** The figures that are kept in the code: the client defaults, in the units of the specification. */
export function codeFigures(): Figure[] {
  const { tooltipDelay, tooltipSkipDelay, cacheCollection, firstRetryWait, longestRetryWait, retries } = clientDefaults
  const figure = (name: string, value: Figure['value'], unit: string) =>
    derivedFigure(`client/${name}`, value, unit, 'renderer/client-defaults.ts')
  return [
    figure('tooltip-delay', tooltipDelay, 'ms'),
    figure('tooltip-skip-delay', tooltipSkipDelay, 'ms'),
    figure('cache-collection', cacheCollection / 60_000, 'minutes'),
    figure('retry-backoff', { from: firstRetryWait / 1000, to: longestRetryWait / 1000 }, 'seconds'),
    figure('retries', retries, 'retries'),
  ]
}

/** The figures that are derived by counting, each with the folder or file that was counted; drafts do not count. */
export function countFigures(site: Content): Figure[] {
  const figure = (name: string, value: number, unit: string, file: string) =>
    derivedFigure(`count/${name}`, value, unit, file)
  const folder = (name: CollectionName) => site.settings.file.replace(/[^/]+$/, `${name}/`)
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
    figure('goals-met', site.pilots.filter(({ data }) => data.goalMet).length, 'pilots', folder('pilots')),
    figure('control-groups', site.pilots.filter(({ data }) => data.controlGroup).length, 'pilots', folder('pilots')),
    ...(years.length > 0
      ? [
          figure('first-edition-year', Math.min(...years), 'year', folder('articles')),
          figure('latest-edition-year', Math.max(...years), 'year', folder('articles')),
        ]
      : []),
  ]
}
