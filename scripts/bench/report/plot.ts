import type { Row } from '../results.ts'

const width = 900
const height = 520
const left = 70
/** Room at the right for the names of the lines. */
const right = 190
const top = 30
const bottom = 50
/** How far apart names stand at least, so that each can be read. */
const lineHeight = 18
const colours = ['#0b5fa5', '#b3430f', '#1d7a3e', '#7a3fa0', '#8a6d00', '#a3194d', '#4a5560']

/** Draws the wall time of each measure against the number of pages, both axes logarithmic, each line with its name. */
export function drawPlot(rows: readonly Row[]): string {
  const sizes = [...new Set(rows.map(({ size }) => size))].sort((a, b) => a - b)
  const times = rows.map(({ wall }) => wall.median)
  const x = scale([Math.min(...sizes), Math.max(...sizes)], [left, width - right])
  const decades = powersOfTen(Math.min(...times), Math.max(...times))
  const y = scale([decades[0] ?? 1, decades.at(-1) ?? 1], [height - bottom, top])
  const lines = [...new Set(rows.map(({ measure }) => measure))].map((measure, index) => ({
    measure,
    colour: colours[index % colours.length] ?? '#000',
    points: rows
      .filter((row) => row.measure === measure)
      .sort((a, b) => a.size - b.size)
      .map(({ size, wall }) => ({ x: x(size), y: y(wall.median) })),
  }))
  const names = spreadOut(lines.map(({ points }) => points.at(-1)?.y ?? top))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="13" role="img">`,
    '<title>Seconds by number of pages</title>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...decades.flatMap((value) => [
      `<path d="M${left} ${round(y(value))}H${width - right}" stroke="#ddd"/>`,
      `<text x="${left - 8}" y="${round(y(value) + 4)}" text-anchor="end" fill="#444">${value} s</text>`,
    ]),
    ...sizes.map(
      (size) =>
        `<text x="${round(x(size))}" y="${height - bottom + 22}" text-anchor="middle" fill="#444">${size.toLocaleString('en-US')}</text>`,
    ),
    `<text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle" fill="#444">pages</text>`,
    ...lines.flatMap(({ measure, colour, points }, index) => [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.map((point) => `${round(point.x)},${round(point.y)}`).join(' ')}"/>`,
      ...points.map((point) => `<circle cx="${round(point.x)}" cy="${round(point.y)}" r="3" fill="${colour}"/>`),
      `<text x="${width - right + 12}" y="${round((names[index] ?? top) + 4)}" fill="${colour}">${measure}</text>`,
    ]),
    '</svg>\n',
  ].join('\n')
}

/** Maps values to places so that equal ratios are equal distances. */
function scale([least, most]: [number, number], [from, to]: [number, number]): (value: number) => number {
  const span = Math.log(most / least)
  return (value) => (span === 0 ? (from + to) / 2 : from + ((to - from) * Math.log(value / least)) / span)
}

/** The powers of ten that enclose the values. */
function powersOfTen(least: number, most: number): number[] {
  const from = Math.floor(Math.log10(least))
  const to = Math.max(Math.ceil(Math.log10(most)), from + 1)
  return Array.from({ length: to - from + 1 }, (_, index) => Number(`1e${from + index}`))
}

/** Moves places down, as little as is needed, until all are far enough apart. */
function spreadOut(places: readonly number[]): number[] {
  const moved = [...places]
  let last = Number.NEGATIVE_INFINITY
  for (const index of [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))) {
    last = Math.max(places[index] ?? 0, last + lineHeight)
    moved[index] = last
  }
  return moved
}

function round(value: number): string {
  return value.toFixed(1)
}
