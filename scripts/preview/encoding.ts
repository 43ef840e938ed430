import { existsSync } from 'node:fs'
import { isText } from '../../renderer/hosting/content-types.ts'

/** The compressed forms that the build writes, the smaller first, by their encodings. */
const endings = { br: '.br', gzip: '.gz' }

/**
 * Chooses the form of a file that the browser prefers among those that are there, by its header `Accept-Encoding`. A
 * writer's `map.png.gz` only looks like a form: the build compresses nothing but texts.
 */
export function chooseForm(file: string, accepted = ''): { file: string; encoding?: string } {
  const weights = new Map(accepted.split(',').map(readWeight))
  const [best = { file }] = Object.entries(endings)
    .map(([encoding, ending]) => ({ file: file + ending, encoding, weight: weights.get(encoding) ?? 0 }))
    .filter((form) => form.weight > 0 && isText(file) && existsSync(form.file))
    .sort((a, b) => b.weight - a.weight)
  return best
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return [name, weight === undefined ? 1 : Number(weight)]
}
