import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixture } from '../../../../renderer/testing/fixture.ts'
import { changeLedger, type Steps, wordOf } from './step.ts'

/** What happens to whole files of the content, and to those that are served as they are. */
export const files = {
  'a leader more': (project, n) => {
    const [one, more] = ['ada-winch', `eva-${wordOf(n)}`].map((name) => join('markdown/leaders', `${name}.md`))
    const text = readFileSync(join(project.folder, one ?? ''), 'utf8')
    writeFileSync(
      join(project.folder, more ?? ''),
      text.replaceAll('ada-winch', `eva-${wordOf(n)}`).replace('Ada Winch', `Eva ${wordOf(n)}`),
    )
    changeLedger(project, 'count/leaders', (count) => Number(count) + 1)
  },
  'a leader gone, or back again': (project) => {
    const file = join(project.folder, 'markdown/leaders/nell-pintle.md')
    const isThere = existsSync(file)
    if (isThere) rmSync(file)
    else writeFileSync(file, readFileSync(join(fixture.root, 'leaders/nell-pintle.md')))
    changeLedger(project, 'count/leaders', (count) => Number(count) + (isThere ? -1 : 1))
  },
  'another address of an article': async ({ folder, run }) => {
    const names = ['open-call', 'the-call']
    const [from, to] = existsSync(join(folder, 'markdown/articles/open-call.md')) ? names : names.reverse()
    await run(`rename article ${from} ${to}`)
  },
  'an article that is a draft no more, or again': (project) => {
    let isDraft = false
    project.edit('markdown/articles/second-call.md', (text) => {
      isDraft = text.includes('\ndraft: true\n')
      if (!isDraft) return text.replace('\n---\n', '\ndraft: true\n---\n')
      // The number in its title is no figure; the story before names it next to other words.
      return text.replace('\ndraft: true\n', '\n').replace('title: The Second Call', 'title: Once More the Call')
    })
    for (const id of ['count/articles', 'count/editions'])
      changeLedger(project, id, (count) => Number(count) + (isDraft ? 1 : -1))
    changeLedger(project, 'count/latest-edition-year', () => (isDraft ? 2041 : 2016))
  },
  'another file that is served as it is': ({ folder }, n) => writeFileSync(join(folder, 'public/notes.txt'), wordOf(n)),
  'another photograph under the same name': async ({ folder }, n) => {
    const file = join(folder, 'public/images/harbour.jpg')
    const background = { r: n % 256, g: 102, b: 153 }
    const picture = sharp({ create: { width: 240, height: 160, channels: 3, background } }).jpeg()
    // Every other one has notes of the camera, without which it is published.
    await (n % 2 ? picture : picture.withMetadata({ orientation: 6 })).toFile(`${file}.new`)
    renameSync(`${file}.new`, file)
  },
} satisfies Steps
