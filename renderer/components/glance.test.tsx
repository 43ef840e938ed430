import type { CheerioAPI } from 'cheerio'
import { expect, it } from 'vitest'
import type { Pilot } from '../content/schemas/pilot.ts'
import type { WholeSite } from '../page-context.ts'
import { barLength, dotsIn, goalOf } from '../testing/drawn-values.ts'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { FigureCards } from './cards.tsx'
import { GapTable, PilotStrip } from './gap.tsx'
import { Glance, Unknown } from './glance.tsx'

/** The fixture's site with one pilot alone, some of whose fields are others. */
function siteOf(id: string, glance: Partial<Pilot['glance']> = {}, fields: Partial<Pilot> = {}) {
  const pilots = wholeFixture.pilots
    .filter((pilot) => pilot.id === id)
    .map(({ data, ...pilot }) => ({ ...pilot, data: { ...data, ...fields, glance: { ...data.glance, ...glance } } }))
  return { ...wholeFixture, pilots }
}

/** A chart with figures of a pilot. */
function chartsWith(kind: 'comparison' | 'dots', ...ids: string[]): Pick<Pilot, 'charts'> {
  return { charts: [{ id: 'a', kind, title: 'Apart', figures: ids.map((figure) => ({ figure, label: 'a' })) }] }
}

/** The pilots of a site, in the table and on the home page. */
const inTable = (site: WholeSite) => showOn('/pilots', <GapTable pilots={site.pilots} />, site)
const onHome = (site: WholeSite) => showOn('/', <PilotStrip pilots={site.pilots} />, site)

it('a pilot says beside its title how we read it, whom it was for, and what was tried, hoped and found', () => {
  const $ = showOn('/pilot/keeper-club', <Glance />)
  const said = textsOf($, 'dd')
  expect(textsOf($, 'dt').map((label, index) => [label, said[index]])).toEqual([
    ['Our reading', 'Give every lamp a name, and the ferry a till.'],
    ['For whom', 'Visitors of a harbour museum'],
    ['Tried', 'A lamp to keep by subscription, in two to five ports.'],
    ['Reached', '620 keepers who answered'],
    ['Hoped for', 'There were to be 1,150 new keepers in year 1.'],
    ['Found', 'Of the keepers, 83% felt that they belonged; the oil was paid by others.'],
  ])
  expect($('.numeral data').attr('data-figure')).toBe('keeper-club/belonging')
})

it('what else was found stands with the first figure where its chart has a frame for what is not known', () => {
  const said = (blank?: string) => {
    const [pilot] = siteOf('keeper-club', { found: ':stat[belonging] belonged; the oil was paid by others' }).pilots
    const charts = chartsWith('dots', 'belonging').charts.map((chart) => ({ ...chart, blank }))
    if (!pilot) throw new Error('the fixture has no such pilot')
    const data = { ...pilot.data, charts } as Pilot
    const $ = showOn('/pilot/keeper-club', <Glance />, { ...wholeFixture, pilots: [{ ...pilot, data }] })
    return textsOf($, '[data-gap=found] > p')
  }
  expect(said('How many pay isn’t known.')).toEqual(['the oil was paid by others'])
  expect(said(':stat[answers] answers')).toEqual([])
  expect(said()).toEqual([])
})

it('a pilot that found no more than whom it reached says so once', () => {
  const site = siteOf('keeper-club', { reached: 'The whole harbour', found: 'The whole harbour' })
  const $ = showOn('/pilot/keeper-club', <Glance />, site)
  expect(textsOf($, 'dt')).toEqual(['Our reading', 'For whom', 'Tried', 'Hoped for', 'Found'])
})

it('a pilot says beside its title what is not known', () => {
  const site = siteOf('lantern-post', { audience: undefined, reached: undefined, hoped: undefined })
  const $ = showOn('/pilot/lantern-post', <Glance />, site)
  const facts = textsOf($, 'dd')
  expect([1, 3, 4].map((place) => facts[place])).toEqual(['Not known', 'Not known', 'Not known'])
  expect($('dd > [data-gap=unknown]')).toHaveLength(3)
})

it('the first figure of a pilot has the drawing of its chart beside it', () => {
  const $ = showOn('/pilot/keeper-club', <Glance />)
  const drawn = $('svg path[stroke-linecap=round]').toArray()
  expect(drawn.map(({ attribs }) => dotsIn(attribs.d ?? ''))).toEqual([100, 83])
})

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
  // What is missing has no frame of its own there.
  const found = `${told[1]} ${told[2]}`
  expect(textsOf(strip, 'p')).toEqual(told.toSpliced(1, 2, found))
  expect(framesOf(strip)).toEqual([['found', found], gaps[3], ['found', told[4]]])
})

it('a row of the table shows the drawing of the card of its pilot, which the document has elsewhere', () => {
  expect(inTable(siteOf('keeper-club'))('tbody th use').attr('href')).toBe('#light-keeper-club')
})

it('the table has no column for what is missing where no pilot says it', () => {
  const site = siteOf('keeper-club', { missing: undefined })
  expect(textsOf(inTable(site), 'thead th[scope=col]')).toEqual(['Pilot', 'Hoped for', 'Found'])
  expect(onHome(site)('.strip').text()).not.toContain('Not known')
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

/** The table with what a pilot found. */
const showFound = (found: string) => inTable(siteOf('lantern-post', { found }))

it('many things are drawn with the one that was found of them, in a strip of few rows', () => {
  const $ = inTable(siteOf('keeper-club', { found: ':stat[trial-months] months' }))
  expect(dotsIn($('.gap-dots path').attr('d') ?? '')).toBe(Math.round(620 / 7))
  const [, , width, height] = $('.gap-dots svg').attr('viewBox')?.split(' ') ?? []
  expect(Number(width) / Number(height)).toBeGreaterThan(10)
  expect(inTable(siteOf('keeper-club', { found: ':stat[answers] answered' }))('.gap-dots')).toHaveLength(0)
})

it('a result is lit wherever it is shown as the strongest figure', () => {
  expect(litBy('postcard-opt-in')).toEqual([['0.4%'], ['0.4%'], ['0.4%']])
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

it('only a figure that the words begin with is large, a date too', () => {
  expect(textsOf(showFound('Of all, :stat[postcard-opt-in]'), '[data-gap=found] .figure-first')).toEqual([])
  const $ = showFound(':stat[m2] with :stat[postcard-opt-in]')
  expect(textsOf($, '[data-gap=found] .figure-first')).toEqual(['Jan 2018'])
})

it('that a difference may be chance is said after the rest where what was found is compared with a goal', () => {
  const charts = chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in', 'recurring-friends')
  const site = siteOf('keeper-club', {}, charts)
  const $ = inTable(site)
  expect(textsOf($, '[data-gap=found] .further').filter((line) => line === 'may be chance')).toHaveLength(1)
  expect(textsOf($, '.shining')).toEqual([])
  expect(textsOf(onHome(site), '.further')).toContain('may be chance')
})

it('nobody is told of chance where the chart is of something else, or twice where the text says it', () => {
  const charts = chartsWith('comparison', 'belonging', 'lantern-post/postcard-opt-in', 'recurring-friends')
  const textOf = (found: string) => inTable(siteOf('keeper-club', { found }, charts))('[data-gap=found]').text()
  expect(textOf(':stat[answers] answered')).toMatch(/answered$/)
  expect(textOf(':stat[belonging] felt that they belonged; may be chance')).toMatch(/belonged; may be chance/)
  expect(textOf(':stat[belonging] felt that they belonged; may be chance').match(/may be chance/g)).toHaveLength(1)
  const same = chartsWith('comparison', 'belonging', 'belonging', 'recurring-friends')
  const glance = showOn('/pilot/keeper-club', <Glance />, siteOf('keeper-club', {}, same))
  expect(glance('dd').last().text()).toMatch(/; may be chance$/)
})

const hoped = ':stat[recurring-friends] more'
const found = ':stat[belonging] felt that they belonged'

/** The bars of a pilot of the fixture with these texts and a chart, in the table and in the cards: its length, that of its goal, what it says, and whether it is lit. */
function barsOf(told: Partial<Pilot['glance']>, kind: 'comparison' | 'dots' = 'comparison', more: string[] = []) {
  const site = siteOf('keeper-club', told, chartsWith(kind, 'belonging', 'recurring-friends', ...more))
  return [inTable(site), onHome(site)].map(($) =>
    Array.from($('.gap-bar'), (bar) => [
      $(bar).closest('[data-gap]').attr('data-gap'),
      barLength($(bar)),
      goalOf($(bar)),
      textsOf($, '.gap-bar data'),
      $(bar).find('.text-lit').length,
    ]),
  )
}

it('what was found is drawn on the scale of its goal where both begin with figures that a chart compares', () => {
  const bars = [['found', 100, 54.22, ['+45%'], 1]]
  expect(barsOf({ hoped, found })).toEqual([bars, bars])
})

it('the scale is as long as the largest figure of the chart', () => {
  const bars = [['found', 7.22, 100, ['1,150'], 1]]
  expect(barsOf({ hoped: ':stat[new-keepers] keepers', found }, 'comparison', ['new-keepers'])).toEqual([bars, bars])
})

it('nothing is lit that may be chance, and the least of the results is named at its mark', () => {
  const bars = [['found', 100, 54.22, ['0.4%', '+45%'], 0]]
  expect(barsOf({ hoped, found }, 'comparison', ['lantern-post/postcard-opt-in'])).toEqual([bars, bars])
})

it('what was found is named at its end, too, where there is room', () => {
  const charts = chartsWith(
    'comparison',
    'lantern-post/postcard-opt-in',
    'belonging',
    'recurring-friends',
    'new-keepers',
  )
  const $ = inTable(siteOf('keeper-club', { hoped: ':stat[new-keepers] keepers', found }, charts))
  const [own, least] = $('.gap-bar > :first-child data').toArray()
  expect([$(least).text(), $(own).text()]).toEqual(['0.4%', '83%'])
  expect($(own).prev().attr('width')).toBe(`${barLength($('.gap-bar'))}%`)
})

it('the words of a goal end at its place', () => {
  const $ = inTable(
    siteOf('keeper-club', { hoped, found }, chartsWith('comparison', 'belonging', 'recurring-friends', 'answers')),
  )
  expect(textsOf($, '.gap-bar data')).toEqual(['+45%'])
  expect($('.gap-bar .at').attr('width')).toBe('92.74%')
})

it.each([
  ['in its frame, where a bar leaves them room', 'belonging', 'new-keepers', 1],
  ['beneath a bar that is longer', 'belonging', 'recurring-friends', 0],
  ['beneath its frame where no room is in it', 'lantern-post/postcard-opt-in', 'recurring-friends', 0],
])('the words of a goal stand %s', (_, found, goal, count) => {
  const charts = chartsWith('comparison', 'lantern-post/postcard-opt-in', 'belonging', 'answers', goal)
  const $ = inTable(siteOf('keeper-club', { hoped: `:stat[${goal}] more`, found: `:stat[${found}] of all` }, charts))
  expect($('.gap-bar > .in-frame')).toHaveLength(count)
  expect($('.gap-bar')).toHaveLength(1)
})

it('one bar is drawn, that with the goal, where two charts have the figure', () => {
  const [share, goal] = [chartsWith('dots', 'belonging'), chartsWith('comparison', 'belonging', 'recurring-friends')]
  const $ = inTable(siteOf('keeper-club', { hoped, found }, { charts: [...share.charts, ...goal.charts] }))
  expect(Array.from($('.gap-bar'), (bar) => goalOf($(bar)))).toEqual([54.22])
})

it('how much there is more of something is no share of all', () => {
  const charts = chartsWith('dots', 'recurring-friends')
  expect(inTable(siteOf('keeper-club', { found: hoped }, charts))('.gap-bar')).toHaveLength(0)
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

it('what was hoped for is said in short among drawings: its first figure, and what that counts', () => {
  const $ = onHome(siteOf('keeper-club', { hoped: ':stat[new-keepers] keepers, and :stat[recurring-friends] more' }))
  expect($('p').first().text()).toBe('Hoped for: 1,150 new keepers in the opening year')
})

it.each<[when: string, told: Partial<Pilot['glance']>, kind?: 'dots']>([
  ['one of them begins with another figure than the chart compares', { hoped, found: ':stat[answers] answered' }],
  ['one of them begins with words', { hoped: 'At most :stat[recurring-friends]', found }],
  ['the chart of both is of another kind', { hoped, found }, 'dots'],
])('nothing is drawn where %s', (_, told, kind) => {
  expect(barsOf(told, kind)).toEqual([[], []])
})

it('what was found is drawn on the scale of the whole where a chart shows it as a share', () => {
  const $ = showFound(':stat[postcard-opt-in] agreed to postcards')
  const bars = Array.from($('.gap-bar'), (bar) => [barLength($(bar)), goalOf($(bar)), $(bar).find('.text-lit').length])
  // The bar is a sliver, with a tick where it ends.
  expect(bars).toEqual([[0.4, undefined, 2]])
  expect(showFound(':stat[total-reach] reached')('.gap-bar')).toHaveLength(0)
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

it('what we don’t know yet begins with what the glance leaves out', () => {
  const unknownOf = (glance: Partial<Pilot['glance']>) => {
    const site = siteOf('lantern-post', glance, { unknown: ['what it cost'] })
    const $ = showOn('/pilot/lantern-post', <Unknown />, site)
    expect($('h2#unknown').text()).toBe('What we don’t know yet')
    return textsOf($, 'li')
  }
  const told = { reached: 'The quay', hoped: 'A song' }
  expect(unknownOf(told)).toEqual(['what it cost'])
  expect(unknownOf({ ...told, reached: undefined })).toEqual(['how many people the pilot reached', 'what it cost'])
  expect(unknownOf({ reached: undefined, hoped: undefined })).toEqual([
    'how many people the pilot reached',
    'what the pilot hoped to achieve',
    'what it cost',
  ])
})

it('a pilot of which everything is known has no such part', () => {
  const site = siteOf('lantern-post', { reached: 'The quay', hoped: 'A song' }, { unknown: [] })
  expect(showOn('/pilot/lantern-post', <Unknown />, site)('body').html()).toBe('')
})
