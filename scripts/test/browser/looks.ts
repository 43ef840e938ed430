import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../../../renderer/content/testing/property.ts'
import { findViolations } from './axe.ts'

/** How a page may look: its colours, and whether the system chooses them. */
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

/** The name of a look. */
type Look = keyof typeof looks

/** All looks in the long tests, and the named ones in those of every change: of all that are run there, axe takes longest. */
export function looksOr(...everyDay: readonly Look[]): readonly Look[] {
  return isLong ? (Object.keys(looks) as Look[]) : everyDay
}

/** Asks axe about the page, or a part of it, in some looks. */
export async function expectNothingFound(page: Page, names: readonly Look[], part?: string): Promise<void> {
  for (const look of names) {
    await page.emulateMedia(looks[look])
    expect(await findViolations(page, part), look).toEqual([])
  }
}
