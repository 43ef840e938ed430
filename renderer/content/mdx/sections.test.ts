import { load } from 'cheerio'
import { remark } from 'remark'
import remarkHtml from 'remark-html'
import remarkMdx from 'remark-mdx'
import { describe, expect, it } from 'vitest'
import { remarkSections } from './sections.ts'

const htmlOf = (markdown: string) =>
  String(remark().use(remarkMdx).use(remarkSections).use(remarkHtml, { sanitize: false }).processSync(markdown))

describe('a page in MDX', () => {
  it('has a section for each heading of the second level, with the text beside it', () => {
    const $ = load(htmlOf('## One\n\nA.\n\n### Part\n\nB.\n\n## Two\n\nC.'))
    const sections = $('section').toArray()
    expect(sections.map((section) => $(section).find('h2').attr('id'))).toEqual(['one', 'two'])
    expect($('section').first().find('.prose').text().replace(/\s/g, '')).toBe('A.PartB.')
  })

  it('gives a part the look of the block in it, and lets it whisper where nothing is known', () => {
    const markdown =
      '## One\n\nA.\n\n<Values />\n\n## Two\n\n<Impact />\n\n## Three\n\n<Leaders />\n\n## Four\n\n[Criteria: to be confirmed]'
    const sections = load(htmlOf(markdown))('section').toArray()
    expect(sections.map(({ attribs }) => attribs.class)).toEqual([
      'section on-sun',
      'section on-night',
      'section',
      'section section-quiet',
    ])
  })

  it('keeps what stands before the first section where it is', () => {
    expect(htmlOf('Before.\n\n## One').indexOf('Before.')).toBeLessThan(htmlOf('Before.\n\n## One').indexOf('<section'))
  })

  it('leaves an image that only decorates to those who see it', () => {
    expect(htmlOf('![decorative](/icon.svg)')).toBe('<p><img src="/icon.svg" alt=""></p>\n')
  })

  it('is left as it is without any section', () => {
    expect(htmlOf('Only text.')).toBe('<p>Only text.</p>\n')
  })
})
