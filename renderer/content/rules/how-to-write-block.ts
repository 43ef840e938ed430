import { blockOf } from '../markdown/blocks.ts'
import type { ContentDocument } from './rule.ts'

/** What to do where a block was meant: how it is written, or that it has no place in a file of this kind. */
export function howToWriteBlock({ hasBlocks }: Pick<ContentDocument, 'hasBlocks'>, name: string): string {
  if (!hasBlocks) return 'take it out: blocks are shown in the texts of pilots alone'
  return `write \`::${name}${blockOf(name)?.names ? '[…]' : ''}\`, with two colons, on a line of its own`
}
