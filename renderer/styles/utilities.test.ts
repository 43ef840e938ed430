import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the classes that Tailwind may not make are those that are written here', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const taken = [...read('index.css').matchAll(/@source not inline\("\{(.*)\}"\)/g)].at(-1)?.[1]?.split(',')
  const written = [...read('utilities.css').matchAll(/^\.((?:[\w-]|\\:)+)/gm)].map(([, name = '']) =>
    name.replace('\\', ''),
  )
  expect(written.sort()).toEqual(taken?.sort())
})
