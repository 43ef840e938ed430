import type { Partner } from '../content/schemas/person.ts'
import { arcs, beam, bowl, disc, dome, quarter, rays } from '../motif/shapes.ts'
import { Photograph } from '../photographs/Photograph.tsx'
import { useSite } from '../use-page.ts'
import { ExternalLink } from './links.tsx'

/** The partners' logos, in the rows that the home page asks for where there is room. */
export function LogoGrid() {
  const { home, partners: entries } = useSite()
  const partners = entries.map(({ data }) => data)
  const rows = home.data.partners.rows.map(({ value }) => Number(value))
  return (
    <div className="border-b border-l border-line">
      {splitRows(partners, rows).map((row) => (
        <ul key={row[0]?.id} data-logo-row={row.length} className="logo-row">
          {row.map((partner) => (
            <li key={partner.id} data-placeholder={partner.placeholder || undefined}>
              <ExternalLink
                href={partner.url}
                className="flex h-full min-h-32 flex-col items-center justify-center gap-3 p-4 text-center font-label text-small no-underline hover:bg-sunken md:min-h-40"
              >
                <Logo partner={partner} place={partners.indexOf(partner)} />
              </ExternalLink>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** A logo, or else the name under its own symbol. */
function Logo({ partner: { name, logo }, place }: { partner: Partner; place: number }) {
  if (logo.src) return <Photograph src={logo.src} alt={logo.alt} place="logo" className="max-h-14 w-auto" />
  return (
    <>
      <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" className="text-accent">
        <path d={signs[place % signs.length]} fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <span className="max-w-[11rem]">{name}</span>
    </>
  )
}

/** The signs from the vocabulary of the drawings, no two alike. */
const signs = [
  disc(24, 24, 21) + disc(24, 24, 10),
  arcs(24, 38, [8, 15, 22]),
  dome(24, 28, 11) + rays(24, 28, { inner: 16, outer: 23, count: 7 }),
  disc(17, 24, 15) + disc(31, 24, 15),
  disc(24, 24, 8) + rays(24, 24, { inner: 14, outer: 22, count: 8, from: 0, to: 360 }),
  dome(24, 21, 18) + bowl(24, 27, 18),
  arcs(24, 24, [21]) + arcs(24, 24, [13], 180, 360) + disc(24, 24, 5),
  quarter(4, 44, 40, 0) + arcs(4, 44, [20], 0, 90),
  disc(24, 12, 8) + disc(13, 33, 8) + disc(35, 33, 8),
  dome(14, 24, 10) + dome(34, 24, 10) + bowl(24, 24, 20),
  beam(24, 6, 38, -90, 28) + disc(24, 8, 5),
  quarter(24, 24, 20, 0) + quarter(24, 24, 20, 2),
  arcs(24, 20, [20, 12], 200, 340) + disc(24, 14, 6),
  disc(24, 24, 20) + rays(24, 24, { inner: 0, outer: 20, count: 3, from: 90, to: 330 }),
]

function splitRows(partners: readonly Partner[], rows: readonly number[]) {
  let start = 0
  return rows.map((length) => {
    start += length
    return partners.slice(start - length, start)
  })
}
