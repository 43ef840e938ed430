import { isUtf8 } from 'node:buffer'
import type { Fault } from '../content/problems/problem.ts'

/** The address of a file by which a service knows the site: the settings name each, and no other is published. */
export const verificationAddress = /^\/(?:[A-Za-z0-9][\w-]*\.html|\.well-known\/[A-Za-z0-9][\w-]*(?:\.(?:json|txt))?)$/

/** The text by which a service knows the site is plain: what could be markup would be a page that nobody has checked. */
export function explainVerification(bytes: Uint8Array): Fault | undefined {
  if (bytes.byteLength <= 4_000 && isUtf8(bytes) && !bytes.includes(0x3c)) return undefined
  const message = 'expected at most 4,000 bytes of plain text, without any `<`'
  return { message, fix: 'prove to the service in another way that the site is yours, such as by a DNS record' }
}
