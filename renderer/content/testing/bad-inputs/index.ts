import type { BadInput } from './bad-input.ts'
import { blockSlips } from './blocks.ts'
import { fileSlips } from './files.ts'
import { markSlips } from './marks.ts'
import { numberSlips } from './numbers.ts'
import { quotingSlips } from './quoting.ts'
import { referenceSlips } from './references.ts'
import { spaceSlips } from './spaces.ts'
import { textSlips } from './texts.ts'
import { tiredSlips } from './tired.ts'
import { slipsTogether } from './together.ts'
import { valueSlips } from './values.ts'
import { yamlSlips } from './yaml.ts'

/** Everything that a tired writer was seen, or may be expected, to do wrong. */
export const badInputs: Readonly<Record<string, readonly BadInput[]>> = {
  'texts that need quotation marks': quotingSlips,
  'the form of the frontmatter': yamlSlips,
  'spaces and entries of lists': spaceSlips,
  'names, frames and ids of files': fileSlips,
  'fields and values': valueSlips,
  texts: textSlips,
  'habits of other tools': tiredSlips,
  'blocks, components and periods': blockSlips,
  'links, notes and lists that markdown does not take for any': markSlips,
  'numbers in sentences': numberSlips,
  'faults of the fields and the text at once': slipsTogether,
  'references to figures, and nesting': referenceSlips,
}
