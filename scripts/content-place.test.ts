import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { fixture } from '../renderer/testing/fixture.ts'
import { contentPlace } from './content-place.ts'

it("is this project's content unless told, and has the public files beside it, otherwise those of this project", () => {
  expect(contentPlace()).toMatchObject({ root: resolve('markdown'), publicFolder: 'public' })
  const { root, publicFolder } = contentPlace('./renderer/testing/fixture/markdown')
  expect([root, resolve(publicFolder)]).toEqual([fixture.root, fixture.publicFolder])
  const alone = join(createFolder({ 'alone/markdown/a.md': '' }), 'alone/markdown')
  expect(contentPlace(alone)).toMatchObject({ root: alone, publicFolder: 'public' })
})

it('is a folder that exists', () => {
  const folder = createFolder({ file: '' })
  for (const wrong of [join(folder, 'nowhere'), join(folder, 'file')])
    expect(() => contentPlace(wrong)).toThrow(`there is no folder ${wrong}`)
})
