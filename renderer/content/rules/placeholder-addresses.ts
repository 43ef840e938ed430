import { errorAt, type Problem } from '../problems/problem.ts'
import type { ContentDocument } from './rule.ts'
import { targetsIn } from './targets.ts'

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761): no visitor ever finds anything there. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org|edu))?|test|invalid|localhost|local|internal)$/

/** Whether an address is an example: `https://example.org/report`, `mailto:hello@example.org`. */
export function isPlaceholderAddress(address: string): boolean {
  const host = /^mailto:[^@\s]+@([^\s?]+)/i.exec(address)?.[1] ?? hostOf(address)
  if (host === undefined) return false
  return reserved.test(host.toLowerCase().replace(/\.$/, '')) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(host)
}

/**
 * Example addresses: links to `example.org` and the like. They read well while a site is being made, so the check
 * counts them and a release rejects them; one with `placeholder: true` beside it is already counted.
 */
export function findPlaceholderAddresses(document: ContentDocument): Problem[] {
  return targetsIn(document).flatMap(({ target, beside, locate }) => {
    if (!isPlaceholderAddress(target) || beside?.placeholder === true) return []
    const message = `the address \`${target}\` is only an example`
    return [{ ...errorAt(locate(), 'content/placeholder', message, 'write the real address'), severity: 'warning' }]
  })
}

function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).hostname : undefined
}
