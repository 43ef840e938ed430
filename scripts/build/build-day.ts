/** The day of the build in UTC, as 2025-09-23; `SOURCE_DATE_EPOCH` fixes it (reproducible-builds.org). */
export function buildDay(environment: NodeJS.ProcessEnv = process.env, now: () => number = Date.now): string {
  const epoch = environment.SOURCE_DATE_EPOCH
  const moment = epoch && /^\d+$/.test(epoch) ? Number(epoch) * 1000 : now()
  return new Date(moment).toISOString().slice(0, 10)
}
