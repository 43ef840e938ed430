import type { Pilot } from '../content/schemas/pilot.ts'

/** The labels of a pilot's glance, wherever it is shown. */
export const glanceLabels: Readonly<Record<keyof Pilot['glance'], string>> = {
  audience: 'For whom',
  tried: 'Tried',
  reached: 'Reached',
  hoped: 'Hoped for',
  found: 'Found',
  missing: 'Not known',
  reading: 'Our reading',
}
