import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientDefaults } from '../client-defaults.ts'

test('the clock of the tooltips runs by the defaults of the client', () => {
  const styles = readFileSync(new URL('./tooltips.css', import.meta.url), 'utf8')
  expect(styles).toContain(`transition-delay: ${clientDefaults.tooltipDelay}ms;`)
  expect(styles).toContain(`transition: --tooltips 0s ${clientDefaults.tooltipSkipDelay}ms;`)
})
