import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** What a build needs of the project. */
const parts = ['markdown', 'pages', 'public', 'renderer', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** A copy of the whole project that a test may spoil; it goes when the test ends. */
export interface ProjectCopy {
  folder: string
  /** Changes a file, which must really change. */
  edit: (file: string, change: (text: string) => string) => void
  /** Runs one of the scripts, such as `build.ts`. */
  run: (script: string, ...options: string[]) => { status: number | null; output: string }
}

/** Copies this project for one test. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    edit: (file, change) => {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = change(before)
      if (after === before) throw new Error(`the edit changes nothing in ${file}`)
      writeFileSync(join(folder, file), after)
    },
    run: (script, ...options) => {
      const tsx = join('node_modules', '.bin', 'tsx')
      const { status, stdout, stderr } = spawnSync(tsx, [join('scripts', script), ...options], {
        cwd: folder,
        encoding: 'utf8',
      })
      return { status, output: stdout + stderr }
    },
  }
}
