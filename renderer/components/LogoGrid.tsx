import type { Partner } from '../content/schemas/person.ts'
import { Photograph } from '../photographs/Photograph.tsx'
import { useSite } from '../use-page.ts'
import { sum } from './charts/drawings.tsx'
import { ExternalLink } from './links.tsx'

/**
 * The partners' logos, in the rows that the home page asks for where there is room; of those to be announced, suns in one row
 * have not risen yet.
 */
export function LogoGrid() {
  const { home, partners: entries } = useSite()
  const partners = entries.map(({ data }) => data)
  const rows = home.data.partners.rows.map(({ value }) => Number(value))
  return (
    <div className="flex flex-wrap justify-center">
      {rows.map((length, index) => {
        const start = sum(rows.slice(0, index))
        return <LogoRow key={partners[start]?.id} row={partners.slice(start, start + length)} />
      })}
    </div>
  )
}

function LogoRow({ row }: { row: readonly Partner[] }) {
  const isUnknown = row.every(({ placeholder }) => placeholder)
  return (
    <ul
      data-logo-row={row.length}
      // A copy would have empty lines.
      data-page-only={isUnknown ? '' : undefined}
      className={isUnknown ? 'suns' : 'logo-row'}
    >
      {row.map(({ id, name, logo, url, placeholder }) => (
        <li key={id} data-placeholder={placeholder || undefined}>
          <ExternalLink
            href={url}
            className={
              placeholder
                ? 'unrisen'
                : 'flex h-full min-h-14 items-center justify-center p-2 text-center font-label text-label no-underline hover:bg-sunken'
            }
          >
            {placeholder ? <span className="sr-only">{name}</span> : <Logo name={name} logo={logo} />}
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** A logo, or else the name. */
function Logo({ name, logo }: Pick<Partner, 'name' | 'logo'>) {
  if (!logo.src) return name
  return <Photograph src={logo.src} alt={logo.alt} place="logo" className="max-h-14 w-auto" />
}
