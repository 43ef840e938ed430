import { expect, test } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { loadReadable } from '../testing/readable.ts'
import { checkAndRender } from './check-and-render.ts'

const { root, publicFolder, day: today } = fixture
const { entries, surroundings } = loadReadable({ root, publicFolder, today })

test.each([
  ['the text of markdown is rendered', 'pilots/lantern-post.md', true],
  ['the text of MDX is left to the bundler', 'pages/about.mdx', false],
])('%s', (_, file, hasSections) => {
  const entry = entries.find(({ path }) => path.endsWith(file))
  if (!entry) throw new Error(`the fixture has no ${file}`)
  const { body } = checkAndRender(entry, surroundings.published)
  expect(body.length > 0).toBe(hasSections)
})
