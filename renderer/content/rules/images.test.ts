import { describe, expect, it } from 'vitest'
import { runRule } from '../testing/rule-run.ts'
import { images } from './markup.ts'

describe('a picture', () => {
  it.each(['![A well](/images/team.jpg)', '![decorative](/images/team.jpg)', '![A well][a]\n\n[a]: /images/team.jpg'])(
    'says what it shows, or that it only decorates: %s',
    (body) => {
      expect(runRule(images, body)).toEqual([])
    },
  )

  it.each(['![](/images/team.jpg)', '![ ](/images/team.jpg)', '![][a]\n\n[a]: /images/team.jpg', '> - ![](/a.jpg)'])(
    'is refused without either: %s',
    (body) => {
      expect(runRule(images, body)).toMatchObject([{ line: 4, severity: 'error', rule: 'images/alternative' }])
    },
  )

  it('checks the same in MDX', () => {
    expect(runRule(images, '![](/images/team.jpg)', { format: 'mdx' })).toHaveLength(1)
  })
})
