import { build } from 'vite'

// One bundle for the browser, then one for rendering; see bundle.ts for why this is a process of its own.
const [outDir, base] = process.argv.slice(2)
const options = { logLevel: 'error', base, build: { outDir } } as const
try {
  await build(options)
  await build({ ...options, build: { ...options.build, ssr: true } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
