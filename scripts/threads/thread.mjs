import { register } from 'tsx/esm/api'

// A thread does not get the loader that reads TypeScript from the process that it belongs to.
register()
await import('./thread.ts')
