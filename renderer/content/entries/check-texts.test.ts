import { describe, expect, it, test } from 'vitest'
import { createContentTree } from '../testing/content-tree.ts'
import { loadedFixture } from '../testing/loaded-fixture.ts'
import { createTextCheck } from './check-texts.ts'
import type { Index } from './site-index.ts'

const { entries, index } = loadedFixture
const entryOf = (file: string) => {
  const entry = entries.find(({ path }) => path.endsWith(`/${file}`))
  if (!entry) throw new Error(`the fixture has no ${file}`)
  return entry
}

test.each([
  ['the text of markdown is rendered', 'pilots/lantern-post.md', true],
  ['the text of MDX is left to the bundler', 'pages/about.mdx', false],
])('%s', (_, file, hasSections) => {
  const check = createTextCheck(loadedFixture, index, '2041-05-14')
  expect(check(entryOf(file)).sections().length > 0).toBe(hasSections)
})

describe('the key of a text', () => {
  const entry = entryOf('pilots/keeper-club.md')
  const [name = ''] = entry.mentions.figures
  const figure = index.figures[`keeper-club/${name}`]
  if (!figure) throw new Error('the pilot shows no figure of its own')
  const keyWith = (changes: Partial<Index>, today = '2041-05-14') =>
    createTextCheck(loadedFixture, { ...index, ...changes }, today)(entry).key
  const figuresWith = (id: string, value: number) => ({ ...index.figures, [id]: { ...figure, id, value } })

  it.each<[string, Partial<Index>]>([
    ['the value of a figure that it shows', { figures: figuresWith(figure.id, 7) }],
    ['whether that figure is reviewed', { isUnreviewed: () => true }],
    ['the pages that there are', { routes: new Set() }],
  ])('changes with %s', (_, changes) => {
    expect(keyWith(changes)).not.toBe(keyWith({}))
  })

  it('changes with the day, and not with what the text does not mention', () => {
    expect(keyWith({}, '2041-05-15')).not.toBe(keyWith({}))
    expect(keyWith({ figures: figuresWith('another/figure', 7) })).toBe(keyWith({}))
  })
})

it('a text is not checked under a key that was sound', () => {
  const tree = createContentTree()
  tree.edit('pilots/keeper-club.md', (text) => `${text}\n[Nowhere](/nowhere)\n`)
  const { entries, ...content } = tree.loadReadable()
  const faulty = entries.flatMap((entry) => {
    const check = (isSound: boolean) =>
      createTextCheck({ ...content, entries }, content.index, '2041-05-14', () => (isSound ? {} : undefined))(entry)
    return check(false).problems.length > 0 ? [check(true).problems] : []
  })
  expect(faulty).toEqual([[]])
})

it('a text that was sound is not checked again under the same key, and has the same sections', () => {
  const tree = createContentTree()
  const first = tree.loadReadable()
  const kept = new Map(first.keptFiles.map(({ name, hash, value }) => [`${name} ${hash}`, value]))
  // Each file with the hash of its bytes, and each text with its key.
  const named = first.keptFiles.map(({ name }) => name)
  expect(named.length - new Set(named).size).toBe(first.entries.length)
  const again = tree.loadReadable({
    findKept: (name, hash) => JSON.parse(JSON.stringify(kept.get(`${name} ${hash}`))),
  })
  expect(again.keptFiles).toEqual(first.keptFiles)
  const textsOf = ({ site }: typeof first) => site.pilots.map(({ sections }) => sections)
  expect(textsOf(again)).toEqual(textsOf(first))
})
