import type { Partner } from '../content/schemas/person.ts'
import { ExternalLink } from './links.tsx'

/**
 * The partners' logos in rows.
 *
 * @param rows how many logos stand in each row, where there is room for it
 */
export function LogoGrid({ partners, rows }: { partners: readonly Partner[]; rows: readonly number[] }) {
  return (
    <div className="flex flex-col gap-4">
      {splitRows(partners, rows).map((row) => (
        <ul
          key={row[0]?.id}
          data-logo-row={row.length}
          className="grid grid-cols-2 gap-3 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none md:gap-4"
        >
          {row.map(({ id, name, logo, url }) => (
            <li key={id}>
              <ExternalLink
                href={url}
                className="grid h-full min-h-24 place-items-center rounded-2xl border border-line bg-surface p-2 text-center text-small font-semibold text-muted no-underline hover:border-accent hover:text-accent"
              >
                {logo.src ? <img src={logo.src} alt={logo.alt} className="max-h-12" /> : name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function splitRows<Item>(items: readonly Item[], rows: readonly number[]): Item[][] {
  let start = 0
  return rows.map((length) => {
    start += length
    return items.slice(start - length, start)
  })
}
