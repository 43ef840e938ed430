import { expect, it } from 'vitest'
import { showOn, textsOf } from '../testing/show-on.tsx'
import { wholeFixture } from '../testing/whole-fixture.ts'
import { Keynote, Speakers } from './summit.tsx'

const path = '/innovation-summit'
const { keynote, speakers } = wholeFixture.summit.data

it('the card of a keynote speaker has a portrait, and leads to a talk and to the speaker’s site', () => {
  const $ = showOn(path, <Keynote keynote={{ ...keynote, placeholder: false }} />)
  expect($('h3').text()).toBe(keynote.name)
  expect($('[role=img]').attr('aria-label')).toBe(keynote.image.alt)
  const links = $('a').toArray()
  expect(links.map(({ attribs }) => attribs.href)).toEqual([keynote.tedTalkUrl, keynote.websiteUrl])
  for (const said of [keynote.role, keynote.topic, keynote.bio]) expect($('article').text()).toContain(said)
})

it('before it is known who speaks, the topic is its heading, and it has neither portrait nor links', () => {
  const $ = showOn(path, <Keynote keynote={{ ...keynote, placeholder: true }} />)
  expect($('article').html()).toMatch(/^<h3/)
  expect([$('h3').text(), $('h3 + p').text()]).toEqual([keynote.topic, keynote.name])
  expect($('a, svg, [role=img]')).toHaveLength(0)
})

it('a featured speaker has a monogram, name, role and topic', () => {
  const $ = showOn(path, <Speakers title="Speakers" speakers={speakers} />)
  expect(textsOf($, '[data-card=speaker] h3')).toEqual(speakers.map(({ name }) => name))
  expect(textsOf($, '[data-card=speaker] h3 + p')).toEqual(speakers.map(({ role }) => role))
  expect(textsOf($, '[data-card=speaker] .monogram')).toEqual(['BO'])
  for (const { topic } of speakers) expect($('ul').text()).toContain(topic)
})

it('while no speaker is known, a line says so under a small heading', () => {
  const $ = showOn(path, <Speakers title="Speakers" speakers={[]} />)
  expect($('.section-quiet > div > h2').text()).toBe('Speakers')
  expect($('p').text()).toContain('not known')
  expect($('[data-card=speaker]')).toHaveLength(0)
})
