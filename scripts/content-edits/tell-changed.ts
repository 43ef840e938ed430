import type { Mention, MentionUse } from '../../renderer/content/names/mentions.ts'

/** What a mention is called, once and several times. */
const words: Readonly<Record<MentionUse, readonly [string, string]>> = {
  id: ['its id', 'its id'],
  entry: ['entry', 'entries'],
  page: ['page of an entry', 'pages of entries'],
  relation: ['figure of a relation', 'figures of relations'],
  acknowledged: ['place among what is acknowledged', 'places among what is acknowledged'],
  order: ['the order', 'the order'],
  reference: ['reference', 'references'],
  link: ['link', 'links'],
}

/** One line for each file that was changed: what in it, and how often. */
export function tellChanged(files: readonly { path: string; mentions: readonly Mention[] }[]): string[] {
  const width = Math.max(0, ...files.map(({ path }) => path.length))
  const lines = files.map(({ path, mentions }) => {
    const uses = [...new Set(mentions.map(({ use }) => use))].map((use) => {
      const { length } = mentions.filter((mention) => mention.use === use)
      const [one, many] = words[use]
      return use === 'id' || use === 'order' ? one : `${length} ${length > 1 ? many : one}`
    })
    return `  ${path.padEnd(width)}  ${uses.join(', ')}`
  })
  return lines.length > 0 ? ['', ...lines] : []
}
