import { clientDefaults } from '../../client-defaults.ts'
import type { Figure } from './figure.ts'

const file = 'renderer/client-defaults.ts'

/** The figures that stand in the code: the client defaults, in the units of the specification. */
export function codeFigures(): Figure[] {
  const { tooltipDelay, tooltipSkipDelay, cacheCollection, firstRetryWait, longestRetryWait, retries } = clientDefaults
  const figure = (name: string, value: Figure['value'], unit: string): Figure => ({
    id: `client/${name}`,
    value,
    unit,
    notation: 'standard',
    location: { file, line: 1, column: 1 },
  })
  return [
    figure('tooltip-delay', tooltipDelay, 'ms'),
    figure('tooltip-skip-delay', tooltipSkipDelay, 'ms'),
    figure('cache-collection', cacheCollection / 60_000, 'minutes'),
    figure('retry-backoff', { from: firstRetryWait / 1000, to: longestRetryWait / 1000 }, 'seconds'),
    figure('retries', retries, 'retries'),
  ]
}
