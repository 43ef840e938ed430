import { cpus, totalmem, type } from 'node:os'

/** What a benchmark ran on. */
export interface Machine {
  processor: string
  cores: number
  memory: number
  system: string
  node: string
}

/** What this process runs on. */
export function describeMachine(): Machine {
  const cores = cpus()
  return {
    processor: cores[0]?.model.trim() ?? 'unknown processor',
    cores: cores.length,
    memory: totalmem(),
    system: `${type()} ${process.arch}`,
    node: process.versions.node,
  }
}
