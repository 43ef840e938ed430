import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from '../renderer/testing/create-folder.ts'
import { fixture } from '../renderer/testing/fixture.ts'
import { contentRoot, publicFolderOf } from './content-place.ts'

describe('the root', () => {
  it("is this project's content unless told", () => {
    expect(contentRoot(undefined)).toBe(resolve('markdown'))
    expect(contentRoot('./renderer/testing/fixture/markdown')).toBe(fixture.root)
  })

  it('is a folder that exists', () => {
    const folder = createFolder({ file: '' })
    for (const wrong of [join(folder, 'nowhere'), join(folder, 'file')])
      expect(() => contentRoot(wrong)).toThrow(`there is no folder ${wrong}`)
  })

  it('has the public files beside it, otherwise those of this project', () => {
    expect(resolve(publicFolderOf(fixture.root))).toBe(fixture.publicFolder)
    expect(publicFolderOf(resolve('markdown'))).toBe('public')
    expect(publicFolderOf('/nowhere/markdown')).toBe('public')
  })
})
