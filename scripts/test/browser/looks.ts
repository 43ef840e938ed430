import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './axe.ts'

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

/** Asks axe about the page, or a part of it, in each look: light, dark and in forced colours. */
export async function expectNothingFound(page: Page, state: object, part?: string): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia(look)
    const violations = await findViolations(page, part)
    expect({ ...state, ...look, violations }).toEqual({ ...state, ...look, violations: [] })
  }
}
