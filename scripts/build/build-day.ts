import { UsageError } from '../command-line.ts'

/** The last second of the year 9999: days have years of four digits. */
const lastSecond = Date.UTC(10_000, 0) / 1000 - 1

/**
 * The day of the build in UTC, as 2025-09-23; `SOURCE_DATE_EPOCH` fixes it (reproducible-builds.org).
 *
 * @throws UsageError when that says no day
 */
export function buildDay(environment: NodeJS.ProcessEnv = process.env, now: () => number = Date.now): string {
  const epoch = environment.SOURCE_DATE_EPOCH
  if (epoch && !(/^\d+$/.test(epoch) && Number(epoch) <= lastSecond))
    throw new UsageError(`expected SOURCE_DATE_EPOCH to be seconds since 1970, up to ${lastSecond}, found ${epoch}`)
  return new Date(epoch ? Number(epoch) * 1000 : now()).toISOString().slice(0, 10)
}
