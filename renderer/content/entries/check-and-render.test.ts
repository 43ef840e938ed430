import { expect, test } from 'vitest'
import { fixture } from '../../testing/fixture.ts'
import { createMemory } from '../memory/memory.ts'
import { checkAndRender } from './check-and-render.ts'
import { readContent } from './read-content.ts'
import { noText } from './site.ts'

const { root, publicFolder, day: today } = fixture
const { entries, surroundings } = readContent({ root, publicFolder, today, memory: createMemory() })

test.each([
  ['markdown', 'pilots/lantern-post.md', true],
  ['MDX, which the bundler compiles', 'pages/about.mdx', false],
])('of %s the text is rendered where it is asked for, and what is found is the same', (_, file, hasSections) => {
  const entry = entries.find(({ path }) => path.endsWith(file))
  if (!entry) throw new Error(`the fixture has no ${file}`)
  const checked = checkAndRender(entry, surroundings.published, false)
  const rendered = checkAndRender(entry, surroundings.published, true)
  expect(checked.body).toBe(noText)
  expect(rendered.body.sections.length > 0).toBe(hasSections)
  expect(rendered.outcome).toEqual(checked.outcome)
})
