import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import type { Rule } from './rule.ts'

/** An example in the header of a rule. */
interface Example {
  source: string
  place: 'text' | 'frontmatter' | 'mdx'
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts'], { eager: true })
const folder = new URL('.', import.meta.url)

/** Every rule with the good and bad examples of its header. */
const rules = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .flatMap((file) =>
    [
      ...readFileSync(new URL(file, folder), 'utf8').matchAll(
        /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+): Rule\b/g,
      ),
    ].map(([, header = '', name = '']) => {
      const text = header.replace(/^ \* ?/gm, '')
      const rule = modules[`./${file}`]?.[name] as Rule
      return { file, name, rule, good: examplesOf(text, 'Good'), bad: examplesOf(text, 'Bad') }
    }),
  )

/** The examples behind a word: each in backticks, several blocks of one joined by “then”, with the place behind. */
function examplesOf(text: string, word: string): Example[] {
  const list =
    new RegExp(`^${word}: ([\\s\\S]*?)(?=\\n\\s*\\n|\\n(?:Good|Bad):|\\s*$(?![\\s\\S]))`, 'm').exec(text)?.[1] ?? ''
  return [...list.matchAll(/`[^`]+`(?:,? then\s+`[^`]+`)*(?: in the frontmatter| in MDX)?/g)].map(([example]) => ({
    source: [...example.matchAll(/`([^`]+)`/g)].map((part) => (part[1] ?? '').replace(/\s*\n\s*/g, ' ')).join('\n\n'),
    place: example.endsWith('frontmatter') ? 'frontmatter' : example.endsWith('MDX') ? 'mdx' : 'text',
  }))
}

function run(rule: Rule, { source, place }: Example) {
  if (place === 'frontmatter') return runRule(rule, '', { above: [source] })
  return runRule(rule, source, { format: place === 'mdx' ? 'mdx' : 'md' })
}

it('every rule has examples', () => {
  const inUse = Object.values(modules).flatMap((module) => Object.keys(module))
  expect(rules.length).toBeGreaterThan(10)
  for (const { name, good, bad } of rules) {
    expect(inUse).toContain(name)
    expect(good.length, `good examples of ${name}`).toBeGreaterThan(0)
    expect(bad.length, `bad examples of ${name}`).toBeGreaterThan(0)
  }
})

describe.each(rules)('the rule $name', ({ rule, good, bad }) => {
  it.each(good)('lets pass $source ($place)', (example) => {
    expect(run(rule, example)).toEqual([])
  })

  it.each(bad)('reports $source ($place)', (example) => {
    expect(run(rule, example)).not.toEqual([])
  })
})
