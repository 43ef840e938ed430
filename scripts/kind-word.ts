import type { CollectionName } from '../renderer/content/kinds/collections.ts'
import { collectionNames, wordFor } from '../renderer/content/kinds/routes.ts'
import { didYouMean } from '../renderer/content/problems/suggest.ts'
import { UsageError } from './command-line.ts'

/** Reads the word for a kind of file in a command: `pilot`. */
export function readKindWord(typed: string | undefined, example: string, kinds = collectionNames): CollectionName {
  const kind = kinds.find((name) => wordFor(name) === typed)
  if (kind) return kind
  const words = kinds.map(wordFor)
  const fault = typed === undefined ? 'expected a kind and a name' : `this command takes no kind ${typed}`
  const hint = didYouMean(typed ?? '', words) || `the kinds are ${words.join(', ')}`
  throw new UsageError(`${fault}; ${hint} (${example})`)
}
