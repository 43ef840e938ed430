import { clientDefaults } from '../../client-defaults.ts'
import { type Figure, simpleFigure } from './figure.ts'

/** The figures that are kept in the code: the client defaults, in the units of the specification. */
export function codeFigures(): Figure[] {
  const { tooltipDelay, tooltipSkipDelay, cacheCollection, firstRetryWait, longestRetryWait, retries } = clientDefaults
  const figure = (name: string, value: Figure['value'], unit: string) =>
    simpleFigure(`client/${name}`, value, unit, 'renderer/client-defaults.ts')
  return [
    figure('tooltip-delay', tooltipDelay, 'ms'),
    figure('tooltip-skip-delay', tooltipSkipDelay, 'ms'),
    figure('cache-collection', cacheCollection / 60_000, 'minutes'),
    figure('retry-backoff', { from: firstRetryWait / 1000, to: longestRetryWait / 1000 }, 'seconds'),
    figure('retries', retries, 'retries'),
  ]
}
