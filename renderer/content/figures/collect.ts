import type { FigureForm } from './figure.ts'

/** A figure found in a file's frontmatter, with the path to the value. */
export interface FoundFigure extends FigureForm {
  name: string
  label?: string
  path: (string | number)[]
}

/** Where the frontmatter of any kind of file keeps figures. `*` stands for each item of a list. */
interface FigurePlace {
  at: string[]
  /** The name within the file: of an item, its index counts from 0. */
  name: (item: Fields, index: number) => string
  /** The field that holds the value; with `stat`, the item is a whole figure. */
  field: string | 'stat'
  label?: (item: Fields) => unknown
}

type Fields = Readonly<Record<string, unknown>>

const places: readonly FigurePlace[] = [
  { at: ['stats', '*'], name: (item) => String(item.id), field: 'stat' },
  { at: ['partners', 'rows', '*'], name: (item) => String(item.id), field: 'stat' },
  {
    at: ['milestones', '*'],
    name: (item) => String(item.label).toLowerCase(),
    field: 'deadline',
    label: (item) => item.name,
  },
  { at: ['agenda', '*'], name: (_, index) => `agenda-${index + 1}`, field: 'time', label: (item) => item.title },
  { at: ['timeline', '*'], name: (item) => String(item.id), field: 'date', label: (item) => item.event },
  { at: ['timeline', '*'], name: (item) => `${item.id}-hours`, field: 'time', label: (item) => item.event },
  { at: [], name: () => 'date', field: 'date' },
  { at: [], name: () => 'hours', field: 'hours' },
  { at: [], name: () => 'utc-offset', field: 'utcOffset' },
]

/** Every figure in the frontmatter of a file, in the order of the places above. */
export function collectFigures(data: Fields): FoundFigure[] {
  // Most files have few of these fields.
  const present = places.filter(({ at: [first] }) => first === undefined || data[first] !== undefined)
  return present.flatMap((place) =>
    itemsAt(data, place.at).flatMap(({ item, path, index }) => {
      const label = place.label?.(item)
      if (place.field === 'stat') {
        return [{ ...(item as unknown as FoundFigure), name: place.name(item, index), path: [...path, 'value'] }]
      }
      const value = item[place.field]
      if (typeof value !== 'string') return []
      const found: FoundFigure = {
        name: place.name(item, index),
        value,
        notation: 'standard',
        path: [...path, place.field],
      }
      return [typeof label === 'string' ? { ...found, label } : found]
    }),
  )
}

/** The paths of numbers in the frontmatter that are no part of a figure: nothing would watch over them. */
export function findStrayNumbers(data: Fields): (string | number)[][] {
  const known = new Set(collectFigures(data).map(({ path }) => path.join('/')))
  const isWithinFigure = (path: readonly (string | number)[]) =>
    path.some((_, index) => known.has(path.slice(0, index + 1).join('/')))
  return numbersIn(data, []).filter((path) => !isWithinFigure(path))
}

function itemsAt(data: Fields, at: readonly string[]): { item: Fields; path: (string | number)[]; index: number }[] {
  let found: { value: unknown; path: (string | number)[]; index: number }[] = [{ value: data, path: [], index: 0 }]
  for (const key of at) {
    found = found.flatMap(({ value, path }) =>
      key === '*'
        ? (Array.isArray(value) ? value : []).map((item, index) => ({ value: item, path: [...path, index], index }))
        : [{ value: isFields(value) ? value[key] : undefined, path: [...path, key], index: 0 }],
    )
  }
  return found.flatMap(({ value, path, index }) => (isFields(value) ? [{ item: value, path, index }] : []))
}

function numbersIn(value: unknown, path: (string | number)[]): (string | number)[][] {
  if (typeof value === 'number') return [path]
  if (Array.isArray(value)) return value.flatMap((item, index) => numbersIn(item, [...path, index]))
  if (isFields(value)) return Object.entries(value).flatMap(([key, item]) => numbersIn(item, [...path, key]))
  return []
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
