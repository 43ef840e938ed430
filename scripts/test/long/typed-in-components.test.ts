import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtOnFixtureDay } from '../fixture-site.ts'
import { copyProject } from '../project-copy.ts'

const footer = 'renderer/layout/Footer.tsx'
const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('+Page.tsx'))
  .map((name) => join('pages', name))
const components = [...pages, footer]

test('a number typed into the markup of any page, in digits or in words, stops the build, with the line and column of the slip', async () => {
  const project = copyProject()
  const places = components.map((file, index) => {
    const slip = index % 2 === 0 ? `<p>Slip: ${1000 + index} people</p>` : `<p title="Slip: ${1000 + index} people" />`
    let place = ''
    project.edit(file, (source) =>
      source.replace(/\n {4}<\/\w*>\n {2}\)\n\}/, (end, at: number) => {
        const line = source.slice(0, at).split('\n').length + 1
        place = `${file}:${line}:${slip.indexOf(String(1000 + index)) + 1} error: `
        return `\n${slip}${end}`
      }),
    )
    return place
  })
  expect(places.length).toBeGreaterThan(10)
  project.edit(footer, (source) => source.replace('Quick Links\n', 'Our six pilots\n'))

  const { status, output } = await project.attempt('build', builtOnFixtureDay)
  expect(output).toContain('nothing was published')
  expect(places.filter((place) => !output.includes(place))).toEqual([])
  expect(output).toMatch(
    /renderer\/layout\/Footer\.tsx:\d+:\d+ error: \/\S* shows the number six, expected a figure: “Our six pilots”/,
  )
  expect(status).toBe(1)
  expect(existsSync(join(project.folder, 'dist'))).toBe(false)
})
