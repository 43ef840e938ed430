import { completeUrl } from '../hosting/base-path.ts'
import type { FileInput } from './site-file.ts'

/** Where the file lies (RFC 9116, section 3). */
export const securityAddress = '/.well-known/security.txt'

/** Whom to tell of a weakness of the site, for a year from the day of the build (RFC 9116). */
export function security({ site, today }: Pick<FileInput, 'site' | 'today'>): string {
  const { email, url } = site.settings.data
  return [
    `Contact: mailto:${email.address}`,
    `Expires: ${oneYearAfter(today)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${completeUrl(url, securityAddress)}`,
    '',
  ].join('\n')
}

/** The same day of the next year; the last of February stays in February. */
function oneYearAfter(day: string): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
