import { basename } from 'node:path'
import type { PublishedCopy } from './published-copy.ts'

/** What a writer does to the content, everywhere it has to be done, in an order in which each may follow those before it. */
export const soundEdits: Readonly<Record<string, (copy: PublishedCopy) => Promise<void>>> = {
  'corrects a figure': async (copy) => {
    correctFreeFigure(copy)
    await review(copy)
  },
  'writes a story and publishes it': async (copy) => {
    const [other = ''] = copy.filesIn('articles')
    await copy.run('new article lantern-story')
    await publish(copy, 'markdown/articles/lantern-story.md', fieldsOf(copy.read(other), ['category']))
  },
  'adds a pilot with a figure and a plan': async (copy) => {
    const [other = ''] = copy.filesIn('pilots')
    const file = 'markdown/pilots/lanterns-on-loan.md'
    await copy.run('new pilot lanterns-on-loan')
    copy.edit(file, (text) => `${text.replace(/^draft: true$/m, `${pilotFields}$&`)}${pilotText}`)
    await publish(copy, file, fieldsOf(copy.read(other), ['category', 'status']))
  },
  'adds a milestone': async (copy) => {
    const file = copy.filesIn('pilots').find((name) => /^milestones:\n/m.test(copy.read(name))) ?? ''
    const addOne = (plan: string) => plan + milestone(`M${plan.split('label:').length}`, 'Dec 2099')
    copy.edit(file, (text) => text.replace(/^milestones:\n(?: .*\n)+/m, addOne))
    await review(copy)
  },
  'renames a pilot': async (copy) => {
    const [file = ''] = copy.filesIn('pilots')
    const id = basename(file, '.md')
    await copy.run(`rename pilot ${id} ${id}-renamed`)
  },
  'gives a heading other words, and the link to it': async (copy) => {
    const [file = ''] = copy.filesIn('articles')
    copy.edit(file, (text) => `${text}\n## To a lantern\n\n[What was said](#to-a-lantern) is worth a thought.\n`)
    copy.edit(file, (text) => text.replace('## To a lantern', '## Of a lantern').replace('#to-a', '#of-a'))
  },
  'changes the email address': async (copy) => {
    const [, before = ''] = /^email:\n {2}address: (.+)$/m.exec(copy.read('markdown/settings.md')) ?? []
    const files = ['', 'pages', 'policy'].flatMap(copy.filesIn).filter((name) => /\.mdx?$/.test(name))
    for (const file of files)
      if (copy.read(file).includes(before)) copy.edit(file, (text) => text.replaceAll(before, `letters-${before}`))
  },
}

const milestone = (label: string, deadline: string) =>
  `  - label: ${label}\n    name: The lanterns come back\n    deadline: ${deadline}\n`

const pilotFields = `stats:
  - id: lanterns
    label: lanterns that were lent
    value: 12400
    unit: lanterns
    qualifier: about
    standsFor: result
milestones:
${milestone('M1', 'Mar 2024')}`

const pilotText = `
We lent :stat[lanterns] lanterns.

::milestones
`

/** Corrects the first number of people, gifts or days of a pilot that is in no relation and in no chart. */
function correctFreeFigure({ filesIn, read, edit }: PublishedCopy): void {
  const relations = read('markdown/relations.yaml')
  for (const file of filesIn('pilots')) {
    const text = read(file)
    for (const [, name, value] of text.matchAll(
      /^ {2}- id: (\S+)\n(?: {4}(?!unit).*\n)*? {4}value: (\d+)\n {4}unit: (?!'%')/gm,
    )) {
      if (relations.includes(`${basename(file, '.md')}/${name}`) || text.includes(`figure: ${name}\n`)) continue
      const place = new RegExp(`(?<=- id: ${name}\\n(?: {4}.*\\n)*? {4}value: )${value}$`, 'm')
      edit(file, (before) => before.replace(place, String(Number(value) + 1)))
      return
    }
  }
  throw new Error('every figure of every pilot is in a relation or in a chart')
}

/** Takes what the content says now into the ledger, and writes there what people write. */
async function review(copy: PublishedCopy): Promise<void> {
  await copy.run('review')
  if (copy.read('markdown/ledger.csv').includes('To be written'))
    copy.edit('markdown/ledger.csv', (text) => text.replaceAll('To be written', 'The light that we lend'))
}

/** Lines of the fields of a text. */
function fieldsOf(text: string, names: readonly string[]): string[] {
  return names.map((name) => new RegExp(`^${name}: .*$`, 'm').exec(text)?.[0] ?? '')
}

/** Puts words where a new file still says that they are to be written, and lets the site have it. */
async function publish(copy: PublishedCopy, file: string, fields: readonly string[]): Promise<void> {
  copy.edit(file, (text) => {
    // Both pages would have the same.
    const titled = text.replace(/^documentTitle: .*\n/m, '')
    const written = titled.replaceAll(/To be written(?:: )?/g, 'The light that we lend ')
    return fields.reduce(
      (changed, line) => changed.replace(new RegExp(`^${line.split(':')[0]}: .*$`, 'm'), line),
      written,
    )
  })
  copy.edit(file, (text) => text.replace(/^draft: true\n/m, ''))
  await review(copy)
}
