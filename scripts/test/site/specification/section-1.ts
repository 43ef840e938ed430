import { expect } from 'vitest'
import { all, count, external, headings, noInput, part, says, shows } from './checks.ts'
import type { Check, Sentence } from './sentence.ts'

/** Somewhere on the pages that introduce the collaborative, these people are addressed. */
const addresses =
  (people: RegExp): Check =>
  (site) =>
    expect(`${site.text('/')} ${site.text('/about')}`).toMatch(people)

/** 1. What the product does and for whom. */
export const section1: readonly Sentence[] = [
  { sentence: 'The site presents the initiative,', check: headings('/about', 2, 'Mission', 'Our Story') },
  { sentence: 'its pilots,', check: count('/pilots', '[data-card=pilot]', 6) },
  {
    sentence: 'its past editions and articles,',
    check: all(
      count('/get-inspired', 'main [data-card$=article] a[href^="/article/"]', 3),
      count('/get-inspired', 'main [data-card$=article] a[href$="-edition"]', 2),
    ),
  },
  { sentence: 'an online innovation summit', check: headings('/innovation-summit', 1, 'Online Innovation Summit') },
  { sentence: 'and a call for nominations ("Beacons"),', check: says('/nominate-beacon', 'Beacons', /nominat/i) },
  { sentence: 'plus a contact page', check: headings('/contact', 1, 'Get In Touch') },
  { sentence: 'and a privacy policy.', check: headings('/privacy-policy', 1, 'Privacy Policy') },
  { sentence: 'Audience: startups,', check: addresses(/startups/i) },
  { sentence: 'agencies,', check: addresses(/agencies/i) },
  { sentence: 'NGOs,', check: addresses(/NGOs/) },
  { sentence: 'academics,', check: addresses(/academics/i) },
  { sentence: 'fundraisers,', check: addresses(/fundraisers/i) },
  { sentence: 'non-profit staff,', check: addresses(/non-profit staff/i) },
  { sentence: 'innovators', check: addresses(/innovators/i) },
  {
    sentence: 'and the general public.',
    reason: 'the public is addressed by every page being open to it (section 6), not by a word',
  },
  {
    sentence: 'Headline claims: open innovation challenges since 2020;',
    check: shows('/', '2020', /challenges since/i),
  },
  { sentence: '14 international NGOs collaborate;', check: shows('/', '14', /international NGOs/i) },
  {
    sentence: '358 submissions across 2020 and 2022;',
    check: all(shows('/', '358', /submissions/i), shows('/', '2020'), shows('/', '2022')),
  },
  { sentence: '96 expert evaluators;', check: shows('/', '96', /expert evaluators/i) },
  { sentence: '6 innovation pilots.', check: shows('/', '6', /innovation pilots/i) },
  { sentence: 'The about page adds over 1,500 participants,', check: shows('/about', '1,500+', /participants/i) },
  { sentence: 'over 230 solution submissions,', check: shows('/about', '230+', /submi/i) },
  { sentence: 'and 15+ partner organisations.', check: shows('/about', '15+', /partner organisations/i) },
  {
    sentence: 'The site is hosted by a social change organisation, which is credited in the footer copyright line.',
    check: (site) => {
      for (const path of [...site.paths, ...site.failurePaths]) {
        const $ = site.open(path)
        const line = $('footer p:contains("©")')
        expect(line.text(), path).toMatch(/hosted by/i)
        expect(line.find('a[target=_blank][rel~=noopener][href^="https://"]').text(), path).toMatch(/\w+/)
      }
    },
  },
  {
    sentence: 'It also hosts a peer-learning programme on fundraising.',
    check: all(
      says('/about', /peer-learning programme on fundraising/i),
      part('/about', 'Who We Are', /host/i),
      external('/about', /host/i),
    ),
  },
  { sentence: 'There are no accounts, no forms and no data entry.', check: noInput },
  {
    sentence: 'Registration for the summit and nominations happen on external sites reached by links.',
    check: all(external('/innovation-summit', /^Register Now/), external('/nominate-beacon', /form/i)),
  },
  { sentence: 'All content is fixed in the pages; no user-created data exists.', check: noInput },
]
