import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixture } from '../../testing/fixture.ts'
import { createTextCheck } from '../entries/check-texts.ts'
import { parseEntry } from '../entries/entry.ts'
import type { ContentFile } from '../files/find-files.ts'
import { readText } from '../files/read-text.ts'
import { normaliseText } from '../frontmatter/frontmatter.ts'
import type { Written } from './hostile-shapes.ts'
import { loadedFixture } from './loaded-fixture.ts'

const checkText = createTextCheck(loadedFixture, { ...loadedFixture.index, isUnreviewed: () => false }, fixture.day)

const fields = `---
id: hostile
title: A small test
description: What a small test with a handful of donors showed, and why it was worth its while.
date: 2041-01-15
category: Manifesto
excerpt: A small test says more than a large opinion.
image:
  alt: A drawing of a light
`

/** Reads and checks a file of a hostile shape, and renders it. */
export function check({ fields: more = '', body = 'A text.', mdx }: Written, folder: string): void {
  const text = mdx === undefined ? `${fields}${more}draft: true\n---\n\n${body}\n` : `---\ntitle: A\n---\n${mdx}\n`
  const file = mdx === undefined ? 'hostile.md' : 'hostile.mdx'
  const hostile: ContentFile = { kind: 'articles', id: 'hostile', path: join(folder, file), file }
  writeFileSync(hostile.path, text)
  const read = readText(hostile.path)
  if (!read.ok) return
  const entry = parseEntry(hostile, read.value)
  const whole = { ...hostile, name: file, hash: '', text: normaliseText(read.value) }
  if (entry.ok) checkText({ ...whole, ...entry.value }).sections()
}
