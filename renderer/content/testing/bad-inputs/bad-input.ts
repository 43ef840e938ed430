import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixture } from '../../../testing/fixture.ts'

/** Something that a writer may do wrong, and what the check says of it. */
export interface BadInput {
  /** What was done. */
  what: string
  /** The file, from the root of the content. */
  file: string
  /** What the file holds. */
  content: string | Uint8Array
  /**
   * What the check says, word for word: `line:column severity: message [rule]`, and on a line of its own the fix. What
   * the schemas say of a field is left out (`…`), since it is written there.
   */
  says: readonly string[]
}

/** Lines to put in the place of others, each of which stands in the sample once. */
export type Changes = Readonly<Record<string, string>>

/** An article in which nothing is wrong. It is a draft, so that it changes no count. */
const sampleArticle = `---
id: NAME
title: A small test
description: What a small test with a handful of donors showed, and why it was worth its while.
date: 2025-01-15
category: Manifesto
excerpt: A small test says more than a large opinion.
image:
  alt: A drawing of a light
featured: false
links:
  - label: Report of the test
    url: https://example.org/report
  - label: Recording of the talk
    url: https://example.org/talk
draft: true
---

## What we tried

A small test.
`

/** A pilot in which nothing is wrong; a draft as well. */
const samplePilot = `---
id: NAME
title: A small pilot
subtitle: A pilot of a small organisation
description: What a small pilot with a handful of donors tried, and what came out in the end.
partner: A small organisation
icon: heart
category: Data Analytics
status: Implemented
keyFeatures:
  - One list
  - Another list
  - A comparison
  - A report
image: { alt: A drawing of a light }
stats:
  - id: donors
    standsFor: result
    label: donors who took part
    value: 800
    unit: people
milestones:
  - label: M1
    name: Planning
    deadline: Dec 2023
  - label: M2
    name: Report
    deadline: 2024-03-01
glance: { audience: Donors, tried: A list, reached: Donors, hoped: A gift, found: No gift, learnt: A lot }
draft: true
---
## About

We asked :stat[donors] donors.
`

/** A draft of an article with changes, in a file of its own. */
export function article(name: string, what: string, changes: Changes, says: readonly string[]): BadInput {
  return { what, file: `articles/${name}.md`, content: change(sampleArticle.replace('NAME', name), changes), says }
}

/** A draft of a pilot with changes, in a file of its own. */
export function pilot(name: string, what: string, changes: Changes, says: readonly string[]): BadInput {
  return { what, file: `pilots/${name}.md`, content: change(samplePilot.replace('NAME', name), changes), says }
}

/** A draft of an article with another text beneath its frontmatter. */
export function text(name: string, what: string, body: string, says: readonly string[]): BadInput {
  return article(name, what, { 'A small test.\n': `${body}\n` }, says)
}

/** A page of the fixture with another line at its end. */
export function page(file: string, what: string, line: string, says: readonly string[]): BadInput {
  return { what, file, content: `${readFileSync(join(fixture.root, file), 'utf8').trimEnd()}\n\n${line}\n`, says }
}

/** A file with a content of its own. */
export function whole(file: string, what: string, content: string | Uint8Array, says: readonly string[]): BadInput {
  return { what, file, content, says }
}

function change(sample: string, changes: Changes): string {
  return Object.entries(changes).reduce((before, [old, line]) => {
    if (before.split(old).length !== 2) throw new Error(`${JSON.stringify(old)} does not stand once in the sample`)
    return before.replace(old, () => line)
  }, sample)
}
