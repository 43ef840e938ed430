import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createContentTree, lineOf } from '../../renderer/content/testing/content-tree.ts'
import { noCache } from '../cache/cache.ts'
import { writeFiguresFile } from './figures-file.ts'
import { createOutput } from './output.ts'

it('the published figures have their labels, and say where they come from', () => {
  const tree = createContentTree()
  const client = join(tree.root, 'client')
  const ids = ['givify/community', 'count/pilots', 'count/process-steps', 'client/retries']
  const seenOn = new Map(ids.map((id) => [id, ['/a']]))
  writeFiguresFile(createOutput(join(tree.root, 'dist'), client, noCache), tree.root, tree.load(), seenOn)
  const written: { figures: { id: string }[] } = JSON.parse(readFileSync(join(client, 'figures.json'), 'utf8'))
  const givify = tree.read('pilots/givify.md')
  const line = lineOf(givify, '- id: community') + 2
  expect(givify.split('\n')[line - 1]).toContain('value:')
  expect(Object.fromEntries(written.figures.map(({ id, ...rest }) => [id, rest]))).toMatchObject({
    'givify/community': { source: `pilots/givify.md:${line}`, label: expect.stringMatching(/\w/) },
    'count/pilots': { source: 'pilots/' },
    'count/process-steps': { source: 'pages/nominate-beacon.mdx' },
    'client/retries': { source: 'renderer/client-defaults.ts' },
  })
  expect(written.figures).toHaveLength(ids.length)
})
