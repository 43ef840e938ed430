import type { CheerioAPI } from 'cheerio'
import { expect, it } from 'vitest'
import { dotsIn } from '../testing/drawn-values.ts'
import { chartsWith, inTable, onHome, showFound, siteOf } from '../testing/one-pilot.tsx'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { FigureCards } from './cards.tsx'
import { Glance } from './glance.tsx'

it('what was hoped for is set beside what was found in a frame, and so is what is not known, in a faint one', () => {
  const pilots = [siteOf('keeper-club'), siteOf('lantern-post', { hoped: undefined })].flatMap(({ pilots }) => pilots)
  const site = { ...wholeFixture, pilots }
  const gaps = [
    ['hoped', 'There were to be 1,150 new keepers in year 1.'],
    ['found', 'Of the keepers, 83% felt that they belonged; the oil was paid by others.'],
    ['unknown', 'what the oil cost'],
    ['unknown', 'Not known'],
    ['found', 'The first test drew 0 replies, and 0.4% agreed to postcards.'],
  ]
  const framesOf = ($: CheerioAPI) =>
    Array.from($('[data-gap]'), (frame) => [frame.attribs['data-gap'], $(frame).text()])
  const $ = inTable(site)
  expect(textsOf($, 'thead th[scope=col]')).toEqual(['Pilot', 'Hoped for', 'Found', 'Not known'])
  expect(textsOf($, 'tbody th[scope=row]')).toEqual(['Keeper Club', 'Lantern Post'])
  expect(textsOf($, 'td')).toEqual(gaps.map(([, words]) => words))
  expect(framesOf($)).toEqual(gaps.slice(1))
  const labels = ['Hoped for', 'Found', 'Not known', 'Hoped for', 'Found']
  expect(Array.from($('td'), ({ attribs }) => attribs['data-label'])).toEqual(labels)
  const strip = onHome(site)
  const told = gaps.map(([, words], index) => `${labels[index]}: ${words}`)
  // What is missing is in the frame of what was found there.
  const found = `${told[1]} ${told[2]}`
  expect(textsOf(strip, 'p')).toEqual(told.toSpliced(1, 2, found))
  expect(framesOf(strip)).toEqual([['found', found], gaps[2], gaps[3], ['found', told[4]]])
})

it('a row of the table shows the drawing of the card of its pilot, which the document has elsewhere', () => {
  expect(inTable(siteOf('keeper-club'))('tbody th use').attr('href')).toBe('#light-keeper-club')
})

it('the table has no column for what is missing where no pilot says it', () => {
  const site = siteOf('keeper-club', { missing: undefined })
  expect(textsOf(inTable(site), 'thead th[scope=col]')).toEqual(['Pilot', 'Hoped for', 'Found'])
  expect(onHome(site)('.strip').text()).not.toContain('Not known')
})

it('many things are drawn with the one that was found of them, in a strip of few rows', () => {
  const $ = inTable(siteOf('keeper-club', { found: ':stat[trial-months] months' }))
  expect(dotsIn($('.gap-dots path').attr('d') ?? '')).toBe(Math.round(620 / 7))
  const [, , width, height] = $('.gap-dots svg').attr('viewBox')?.split(' ') ?? []
  expect(Number(width) / Number(height)).toBeGreaterThan(7)
  expect(inTable(siteOf('keeper-club', { found: ':stat[answers] answered' }))('.gap-dots')).toHaveLength(0)
})

it('only a figure that the words begin with is large, a date too', () => {
  expect(textsOf(showFound('Of all, :stat[postcard-opt-in]'), '[data-gap=found] .figure-first')).toEqual([])
  const $ = showFound(':stat[m2] with :stat[postcard-opt-in]')
  expect(textsOf($, '[data-gap=found] .figure-first')).toEqual(['Jan 2018'])
})

it('that a difference may be chance is said with the figure that is compared', () => {
  const site = siteOf('keeper-club', {}, chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in'))
  for (const $ of [inTable(site), onHome(site)]) {
    expect($('[data-gap=found]').text()).toMatch(/belonged; may be chance; the oil/)
    expect(textsOf($, '.further')).toEqual(['the oil was paid by others.'])
    expect(textsOf($, '.shining')).toEqual([])
  }
})

it('that a difference may be chance is said with the statement that has its figure, and once', () => {
  const charts = chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in')
  const toldOf = (found: string) => inTable(siteOf('keeper-club', { found }, charts))('[data-gap=found]').text()
  expect(toldOf(':stat[answers] answered; :stat[belonging] belonged.')).toBe(
    '620 answered; 83% belonged; may be chance',
  )
  expect(toldOf(':stat[belonging] belonged; may be chance.')).toBe('83% belonged; may be chance')
  expect(toldOf(':stat[answers] answered; gifts rose; may be chance')).toBe('620 answered; gifts rose; may be chance')
})

it('nobody is told of chance where the chart is of something else, or twice where the text says it', () => {
  const charts = chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in', 'recurring-friends')
  const textOf = (found: string) => inTable(siteOf('keeper-club', { found }, charts))('[data-gap=found]').text()
  expect(textOf(':stat[answers] answered')).toMatch(/answered$/)
  expect(textOf(':stat[belonging] felt that they belonged; may be chance')).toMatch(/belonged; may be chance/)
  expect(textOf(':stat[belonging] felt that they belonged; may be chance').match(/may be chance/g)).toHaveLength(1)
  const same = chartsWith('comparison', 'belonging', 'belonging', 'recurring-friends')
  const glance = showOn('/pilot/keeper-club', <Glance />, siteOf('keeper-club', {}, same))
  expect(glance('dd').last().text()).toMatch(/belonged; may be chance; the oil/)
})

it('of what was hoped for the figure that it begins with has a frame', () => {
  const site = siteOf('keeper-club', { hoped: ':stat[new-keepers] keepers, and :stat[recurring-friends] more' })
  for (const $ of [inTable(site), onHome(site)]) expect(textsOf($, '.hoped')).toEqual(['1,150'])
  expect(textsOf(inTable(siteOf('keeper-club')), '.hoped')).toEqual([])
})

it('where only some pilots miss something, the table still has as many columns in each row', () => {
  const $ = inTable(wholeFixture)
  const widths = $('tbody tr')
    .toArray()
    .map((row) => Array.from($(row).children(), ({ attribs }) => Number(attribs.colspan ?? 1)).reduce((a, b) => a + b))
  expect(new Set(widths)).toEqual(new Set([4]))
})

it('what is beyond a semicolon is set apart, and is read on', () => {
  const $ = showFound('Many replies; little money')
  expect(textsOf($, '[data-gap=found]')).toEqual(['Many replies; little money'])
  expect(textsOf($, '.further')).toEqual(['little money'])
})

it('what was hoped for is one sentence, semicolons and all', () => {
  const hope = inTable(siteOf('lantern-post', { hoped: 'Many replies; much money' }))('td').first()
  expect(hope.text()).toBe('Many replies; much money')
  expect(hope.find('.further')).toHaveLength(0)
})

/** What is lit where a figure of a pilot is the strongest, in a card, and at the beginning of what was found. */
function litBy(figure: string) {
  const found = `:stat[${figure}] in all, :stat[postcard-opt-in] agreed`
  const site = siteOf('lantern-post', { found }, { highlights: [figure] })
  const path = '/pilot/lantern-post'
  const cards = <FigureCards cards={[{ figure }]} />
  const shown = [showOn(path, <Glance />, site), showOn(path, cards, site), inTable(site)]
  return shown.map(($) => textsOf($, '.shining'))
}

it('a result is lit wherever it is shown as the strongest figure', () => {
  expect(litBy('postcard-opt-in')).toEqual([['0.4%'], ['0.4%'], ['0.4%']])
})

it('a result is lit beyond a semicolon, too', () => {
  const found = 'Little money; :stat[postcard-opt-in] agreed; :stat[total-reach] reached'
  const $ = inTable(siteOf('lantern-post', { found }))
  expect([textsOf($, '.further'), textsOf($, '.further .shining')]).toEqual([
    ['0.4% agreed', '41,300 reached'],
    ['0.4%'],
  ])
})

it('neither reach is lit nor a difference that is not significant', () => {
  for (const figure of ['total-reach', 'average-gift-test', 'average-gift-control'])
    expect(litBy(figure)).toEqual([[], [], []])
})

it('a result that is compared with another is not lit, because the difference may be chance', () => {
  const site = siteOf('lantern-post', {}, chartsWith('comparison', 'postcard-opt-in', 'first-test-replies'))
  const $ = showOn('/pilot/lantern-post', <Glance />, site)
  expect([textsOf($, '.numeral'), textsOf($, '.shining')]).toEqual([['0.4%'], []])
})
