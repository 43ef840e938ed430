import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { beforeAll, expect, test } from 'vitest'
import { builtOnFixtureDay } from '../test/fixture-site.ts'
import { copyProject, type ProjectCopy } from '../test/project-copy.ts'

/** All that a developer writes for a new kind of content beside its template: its description, and its page. */
const lessons = {
  description: `
  lessons: {
    schema: articleSchema,
    one: 'lesson',
    path: '/lesson/',
    shownOn: ['about'],
    sortedBy: 'title',
    preview: 'stats',
    feed: { day: 'date', summary: 'description' },
  } as const satisfies PageCollection<typeof articleSchema>,`,
  page: `import { Body } from '../../../renderer/components/Body.tsx'
import { FigureById } from '../../../renderer/components/FigureText.tsx'
import { Container, PageHeader } from '../../../renderer/components/page-parts.tsx'
import { usePageOf } from '../../../renderer/use-page.ts'

export default function Page() {
  const { data, sections } = usePageOf('lessons').entry
  return (
    <Container>
      <PageHeader title={data.title} kicker={<FigureById id="date" />} />
      <Body sections={sections} />
    </Container>
  )
}`,
}

/** All that a developer writes for a new block: its description, and its component. */
const features = {
  description: `
  features: { effect: 'what is special about the pilot', in: ['pilots'], field: 'keyFeatures' },`,
  component: `
  features: ({ keyFeatures }) => <p data-card="features">{keyFeatures.join(', ')}</p>,`,
}

let project: ProjectCopy
let announced: string
let built: { status: number | null; output: string }
const read = (file: string) => readFileSync(join(project.folder, file), 'utf8')
const within = (opening: string, addition: string) => (text: string) => text.replace(opening, `${opening}${addition}`)

beforeAll(async () => {
  project = copyProject()
  project.edit('renderer/content/kinds/collections.ts', within('export const collections = {', lessons.description))
  mkdirSync(join(project.folder, 'pages/lesson/@id'), { recursive: true })
  writeFileSync(join(project.folder, 'pages/lesson/@id/+Page.tsx'), lessons.page)
  project.edit('renderer/content/blocks.ts', within('export const blocks = {', features.description))
  project.edit('renderer/components/blocks.tsx', within('ComponentType<BlockProps<Name>> } = {', features.component))
  cpSync('scripts/new/templates/article.md', join(project.folder, 'scripts/new/templates/lesson.md'))
  announced = await project.run('new lesson Rain', builtOnFixtureDay)
  project.edit('markdown/lessons/rain.md', (text) =>
    text
      .replace('draft: true\n', '')
      .replace(/^category: .*$/m, 'category: Manifesto')
      .replaceAll('To be written', 'Rain fills what stands in it'),
  )
  await project.run('review', builtOnFixtureDay)
  project.edit('markdown/ledger.csv', (text) => text.replaceAll('To be written', 'Rain'))
  for (const pilot of readdirSync(join(project.folder, 'markdown/pilots')))
    project.edit(`markdown/pilots/${pilot}`, (text) => `${text.trimEnd()}\n\n::features\n`)
  built = await project.attempt('build', builtOnFixtureDay)
})

test('a new kind is begun by a command, which knows where it will be shown', () => {
  expect(announced).toContain('then open /lesson/rain')
})

test('a new kind and a new block are checked and built', () => {
  expect(built.status, built.output).toBe(0)
})

test('a new kind has pages with everything that pages have', () => {
  const $ = load(read('dist/client/lesson/rain.html'))
  expect($('h1').text()).toBe('Rain')
  expect($('main section h2').text()).toBe('About')
  expect($('meta[property="og:type"]').attr('content')).toBe('article')
  const data = JSON.parse($('script[type="application/ld+json"]').first().text())
  expect(JSON.stringify(data)).toContain('"datePublished":"2041-02-18"')
  expect($('script[type="application/ld+json"]').text()).toMatch(/BreadcrumbList.*\/about"/s)
  expect(read('dist/client/lesson/rain.md')).toMatch(/^# Rain\n/)
  expect(read('dist/client/previews/lesson/rain.png')).not.toBe('')
})

test.each([
  ['sitemap.xml', '/lesson/rain</loc>'],
  ['llms.txt', '## Lessons\n\n- [Rain]('],
  ['feed.xml', '/lesson/rain</id>'],
  ['feed.json', '/lesson/rain"'],
  ['figures.json', '"rain/date"'],
  ['search/index.json', '/lesson/rain'],
])('%s knows the new kind', (file, part) => {
  expect(read(`dist/client/${file}`)).toContain(part)
})

test('a new block shows its field on the page, in its copy, and in the guide for writers', async () => {
  expect(load(read('dist/client/pilot/keeper-club.html'))('[data-card=features]').text()).toMatch(/^A lamp kept by/)
  expect(read('dist/client/pilot/keeper-club.md')).toContain('A lamp kept by subscription, A form that asks')
  await project.run('generate')
  expect(read('markdown/GUIDE.md')).toContain('| `::features` | what is special about the pilot |')
  expect(read('markdown/FIELDS.md')).toMatch(/^#+ `lessons\/\*\.md`$/m)
})
