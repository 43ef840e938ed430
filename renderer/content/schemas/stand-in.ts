import { z } from 'zod'

/** What stands in a new file until its writer has written. The check counts it, and a release refuses it. */
export const standInText = 'To be written'

/** Whether a text still waits for its writer. */
export function isStandIn(text: string): boolean {
  return text.startsWith(standInText)
}

/** What stands in a new file for fields in which the plain words would not do, by the schema of the field. */
export const standIns = z.registry<{ value: string }>()
