import { describe, expect, it } from 'vitest'
import { beginTrace, isAnswered } from './trace.ts'

const at = (line: number, file = 'a.md') => ({ location: { file, line, column: 1 } })
const entry = (file: string, version: string, title = '') => ({
  ...{ id: file, file, version, data: { title, cards: ['one'] } },
  get sections(): never {
    throw new Error('a text is not asked for to tell one from another')
  },
})
const articles = (first: string, second: string) => ({
  articles: [entry('a.md', first), entry('b.md', second)],
  articleOf: (id: string) => entry(id, id === 'a.md' ? first : second),
})
const surroundings = {
  figures: { a: { value: 1, ...at(1) }, b: { value: 2, ...at(2) } } as Record<string, object>,
  summit: { data: { location: 'Lisbon' } },
  about: entry('about.md', '1', 'About'),
  ...articles('1', '1'),
  routes: new Set(['/', '/about']),
  isUnknown: (id: string): boolean => id === 'x',
  email: 'a@example.org',
  languages: ['en', 'de'],
}

describe('what was asked in a trace is answered the same', () => {
  const ask = {
    'a figure': ({ figures }: typeof surroundings) => void figures.a,
    'a figure that does not exist': ({ figures }: typeof surroundings) => void figures.c,
    'whether there is a figure': ({ figures }: typeof surroundings) => void Object.hasOwn(figures, 'c'),
    'all figures': ({ figures }: typeof surroundings) => void Object.values(figures),
    'a route': ({ routes }: typeof surroundings) => void routes.has('/new'),
    'all routes': ({ routes }: typeof surroundings) => void [...routes],
    'a question': ({ isUnknown }: typeof surroundings) => void isUnknown('x'),
    'a value': ({ email }: typeof surroundings) => void email,
    'a list': ({ languages }: typeof surroundings) => void languages,
    fields: ({ summit }: typeof surroundings) => void summit.data,
    'a field of a file': ({ about }: typeof surroundings) => void about.data.title,
    'all fields of a file': ({ about }: typeof surroundings) => void Object.values(about.data),
    'a list of files': ({ articles }: typeof surroundings) => void articles,
    'one file of a list': ({ articleOf }: typeof surroundings) => void articleOf('a.md'),
  }
  const changes = {
    'another value of the figure': { figures: { ...surroundings.figures, a: { value: 9, ...at(1) } } },
    'another place of the figure': { figures: { ...surroundings.figures, a: { value: 1, ...at(7) } } },
    'another file of the figure': { figures: { ...surroundings.figures, a: { value: 1, ...at(1, 'b.md') } } },
    'one figure more': { figures: { ...surroundings.figures, c: { value: 3 } } },
    'one route more': { routes: new Set(['/', '/about', '/new']) },
    'another answer': { isUnknown: () => false },
    'another address': { email: 'b@example.org' },
    'another list': { languages: ['en'] },
    'another text that is called location': { summit: { data: { location: 'Bern' } } },
    'another version of the file': { about: entry('about.md', '2', 'About') },
    'another value of the field': { about: entry('about.md', '2', 'Us') },
    'another version of the file in the list': articles('2', '1'),
    'another version of another file in the list': articles('1', '2'),
  }
  const noticed: Record<keyof typeof ask, (keyof typeof changes)[]> = {
    'a figure': ['another value of the figure', 'another file of the figure'],
    'a figure that does not exist': ['one figure more'],
    'whether there is a figure': ['one figure more'],
    'all figures': ['another value of the figure', 'another file of the figure', 'one figure more'],
    'a route': ['one route more'],
    'all routes': ['one route more'],
    'a question': ['another answer'],
    'a value': ['another address'],
    'a list': ['another list'],
    fields: ['another text that is called location'],
    'a field of a file': ['another value of the field'],
    'all fields of a file': ['another value of the field'],
    'a list of files': ['another version of the file in the list', 'another version of another file in the list'],
    'one file of a list': ['another version of the file in the list'],
  }
  const cases = Object.keys(ask).flatMap((question) => Object.keys(changes).map((change) => [question, change]))

  it.each(cases as [keyof typeof ask, keyof typeof changes][])('%s, after %s', (question, change) => {
    const { traced, answers } = beginTrace(surroundings)
    ask[question](traced)
    // What was asked may be kept in a file.
    const kept = structuredClone(answers())
    expect(isAnswered(kept, surroundings)).toBe(true)
    expect(isAnswered(kept, { ...surroundings, ...changes[change] })).toBe(!noticed[question].includes(change))
  })

  it('as the surroundings themselves answer', () => {
    const { traced } = beginTrace(surroundings)
    expect(traced.figures.a).toEqual(surroundings.figures.a)
    expect(Object.keys(traced.figures)).toEqual(['a', 'b'])
    expect('c' in traced.figures).toBe(false)
    expect([...traced.routes]).toEqual(['/', '/about'])
    expect(traced.isUnknown('x')).toBe(true)
  })
})
