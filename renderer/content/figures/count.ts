import type { Content } from '../entries/site.ts'
import type { Figure } from './figure.ts'

/**
 * The figures that are derived by counting, each with the folder or file that was counted.
 *
 * @param site the content without its drafts
 */
export function countFigures(site: Content): Figure[] {
  const editions = site.articles.filter(({ data }) => data.category === 'Innovation Challenge')
  const years = editions.map(({ data }) => Number(data.date.slice(0, 4)))
  const figure = (name: string, value: number, unit: string, file: string): Figure => ({
    id: `count/${name}`,
    value,
    unit,
    notation: 'standard',
    location: { file, line: 1, column: 1 },
  })
  const folder = (entries: readonly { file: string }[]) => entries[0]?.file.replace(/[^/]+$/, '') ?? site.settings.file
  return [
    figure('pilots', site.pilots.length, 'pilots', folder(site.pilots)),
    figure('articles', site.articles.length, 'articles', folder(site.articles)),
    figure('editions', editions.length, 'editions', folder(site.articles)),
    ...(years.length > 0
      ? [
          figure('first-edition-year', Math.min(...years), 'year', folder(site.articles)),
          figure('latest-edition-year', Math.max(...years), 'year', folder(site.articles)),
        ]
      : []),
    figure('leaders', site.leaders.length, 'leaders', folder(site.leaders)),
    figure('partners', site.partners.length, 'partners', folder(site.partners)),
    figure('policy-sections', site.policy.length, 'sections', folder(site.policy)),
    figure('home-cards', site.home.data.cards.length, 'cards', site.home.file),
    figure('inspired-cards', site.getInspired.data.cards.length, 'cards', site.getInspired.file),
    figure('values', site.about.data.values.length, 'cards', site.about.file),
    figure('expectations', site.summit.data.expectations.length, 'cards', site.summit.file),
    figure('process-steps', site.nominations.data.steps.length, 'steps', site.nominations.file),
    figure('social-links', site.settings.data.socialLinks.length, 'links', site.settings.file),
  ]
}
