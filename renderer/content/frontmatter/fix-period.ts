import { parseMoment } from '../figures/moment.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const ordinals: readonly (readonly string[])[] = [
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
]

/**
 * The time or period that a text in another form may mean: `fourth quarter 2023`, `12/2023`, `Dec. 2023`,
 * `9:00 - 11:00`, `2 pm`.
 */
export function meantPeriod(text: string): string | undefined {
  const bare = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const meant = quarter(bare) ?? month(bare) ?? time(bare)
  return meant && meant !== text && parseMoment(meant) ? meant : undefined
}

function quarter(text: string): string | undefined {
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0]
  const word = /\b(\d[a-z]{2}|[a-z]+) quarter\b/.exec(text)?.[1]
  const index = ordinals.findIndex((names) => names.includes(word ?? ''))
  const sign = /^q ?([1-4])\b|\bq ?([1-4])$/.exec(text)?.slice(1).find(Boolean)
  const number = index >= 0 ? index + 1 : sign
  const rest = text.replace(/\b(?:the|of|in|quarter|q ?[1-4]|(?:19|20)\d{2})\b|[\s,/-]/g, '').replace(word ?? '', '')
  return number === undefined || rest ? undefined : [`Q${number}`, ...(year ? [year] : [])].join(' ')
}

function month(text: string): string | undefined {
  const [, first, second] = /^(\d{1,2}|(?:19|20)\d{2})[-/. ]+(\d{1,2}|(?:19|20)\d{2})$/.exec(text) ?? []
  const [year, index] = (first?.length === 4 ? [first, second] : [second, first]).map(Number)
  if (year && index && year > 1900) return index <= 12 ? `${months[index - 1]} ${year}` : undefined
  const [, name, of] = /^([a-z]{3,9})\.?,? (?:of )?((?:19|20)\d{2})$/.exec(text) ?? []
  const found = months.find((known) => name?.startsWith(known.toLowerCase()))
  return found && of ? `${found} ${of}` : undefined
}

function time(text: string): string | undefined {
  const times = text.split(/ ?(?:-|–|—|to) ?/).map((part) => {
    const [, hours, minutes = '00', half] = /^(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm)?$/.exec(part) ?? []
    if (hours === undefined || (half === undefined && !/[:.h]/.test(part))) return undefined
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
    return `${String(hour).padStart(2, '0')}:${minutes}`
  })
  return times.length <= 2 && times.every((part) => part !== undefined) ? times.join('-') : undefined
}
