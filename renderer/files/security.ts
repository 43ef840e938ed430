import { completeUrl } from '../hosting/base-path.ts'
import type { FileInput } from './site-file.ts'

/** The path of the file (RFC 9116, section 3). */
export const securityAddress = '/.well-known/security.txt'

/** Where to report a vulnerability, valid for a year from the day of the build (RFC 9116). */
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

/** The same day a year later; 29 February becomes 28 February. */
function oneYearAfter(day: string): string {
  const [year = '', month, date] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
