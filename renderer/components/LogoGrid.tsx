import type { Partner } from '../content/schemas/person.ts'
import { between, createRandom } from '../motif/random.ts'
import { arcs, bowl, disc, dome, rays } from '../motif/shapes.ts'
import { Photograph } from '../photographs/Photograph.tsx'
import { ExternalLink } from './links.tsx'

/**
 * The partners' logos in rows.
 *
 * @param rows how many logos each row has, where there is room
 */
export function LogoGrid({ partners, rows }: { partners: readonly Partner[]; rows: readonly number[] }) {
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

/** A logo, or a sign with the name in its place. */
function Logo({ partner: { id, name, logo }, place }: { partner: Partner; place: number }) {
  if (logo.src) return <Photograph src={logo.src} alt={logo.alt} place="logo" className="max-h-14 w-auto" />
  return (
    <>
      <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true" className="text-accent">
        <path d={signOf(id, place)} fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <span className="max-w-[11rem]">{name}</span>
    </>
  )
}

/** A sign from the shapes of the drawings, chosen by the place in the grid so that neighbours differ. */
function signOf(id: string, place: number): string {
  const count = between(createRandom(id), 5, 8)
  const signs = [
    disc(24, 24, 21) + disc(24, 24, 10),
    arcs(24, 38, [8, 15, 22]),
    dome(24, 26, 12) + rays(24, 26, { inner: 17, outer: 23, count, from: 0, to: 180 }),
    disc(24, 24, 8) + rays(24, 24, { inner: 14, outer: 22, count, from: 0, to: 360 }),
    dome(24, 22, 18) + bowl(24, 27, 18),
    disc(17, 24, 15) + disc(31, 24, 15),
    arcs(24, 24, [21]) + arcs(24, 24, [13], 180, 360) + disc(24, 24, 5),
  ]
  return signs[place % signs.length] ?? ''
}

function splitRows<Item>(items: readonly Item[], rows: readonly number[]): Item[][] {
  let start = 0
  return rows.map((length) => {
    start += length
    return items.slice(start - length, start)
  })
}
