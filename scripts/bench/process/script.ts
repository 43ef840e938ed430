import { type Cost, type MeasuredProcess, measureCommand, startMeasured } from './measured-process.ts'

/** Runs one of this project's scripts as `npm run` does, and measures it. */
export function measureScript(name: string, args: readonly string[]): Promise<Cost> {
  return measureCommand(process.execPath, [runner, name, ...args])
}

/** Starts one of this project's scripts that goes on until it is stopped. */
export function startScript(name: string, args: readonly string[]): MeasuredProcess {
  return startMeasured(process.execPath, [runner, name, ...args])
}

const runner = 'scripts/run.mjs'
