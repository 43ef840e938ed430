import { setFlagsFromString } from 'node:v8'

// For commands that load a whole site; import this before anything else.

// The heap may grow by two fifths before it is collected. By default, with much memory, it grows fourfold, mostly with
// garbage: 4,000 pages took half as much memory again and no less time.
setFlagsFromString('--heap-growing-percent=40')

// React reads this when it is first imported; its development build renders half as fast.
process.env.NODE_ENV = 'production'
