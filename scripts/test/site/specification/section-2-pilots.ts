import { expect } from 'vitest'
import { all, count, external, headings, part, says, some } from './checks.ts'
import { pilotPaths } from './pages.ts'
import { subtitle } from './section-2-case-studies.ts'
import type { Sentence } from './sentence.ts'

const givify = '/pilot/givify'
const sms = '/pilot/unhcr-us'
const predict = '/pilot/insight-hub-predict'

/** What each case study tells. */
export const sixPilots: readonly Sentence[] = [
  {
    sentence: 'The six pilots:',
    check: (site) =>
      expect(site.paths.filter((path) => path.startsWith('/pilot/')).toSorted()).toEqual(pilotPaths.toSorted()),
  },
  {
    sentence: '1. global-fundraising-leadership-programme: a care confederation with a fundraising training group.',
    check: subtitle(pilotPaths[0], /care confederation/i, /fundraising training group/i),
  },
  {
    sentence:
      "2. metaminding-lab: a game for Gen Z built by a human-rights organisation's Argentine branch with a lab partner.",
    check: all(
      says(pilotPaths[1], /game/i, 'Gen Z'),
      subtitle(pilotPaths[1], /human-rights organisation/i, /Argentine/, /lab partner/i),
    ),
  },
  {
    sentence: '3. mobilizing-childrens-oral-health: social enterprise and blended finance, Ecuador.',
    check: says(pilotPaths[2], /social enterprise/i, /blended finance/i, 'Ecuador'),
  },

  {
    sentence: '4. givify: subscription-style monthly giving for a refugee agency HQ.',
    check: subtitle(givify, /subscription-style monthly giving/i, /refugee agency/i, /headquarters|HQ/),
  },
  {
    sentence: 'Sections: About;',
    check: headings(
      givify,
      2,
      'About',
      'Innovative Donor Retention',
      'Challenge',
      'Objectives',
      'Test/Experiment',
      'Timelines',
      'Implementers',
      'Deep Dive Recording',
      'Latest Update',
    ),
  },
  { sentence: 'Innovative Donor Retention;', check: headings(givify, 2, 'Innovative Donor Retention') },
  {
    sentence: 'Challenge (A engaging new audiences, B new channels and new tools);',
    check: part(givify, 'Challenge', /A\.? engaging new audiences.*B\.? new channels and new tools/i),
  },
  {
    sentence: 'Objectives (01 Subscriber Goal, 02 Proof of Concept);',
    check: part(givify, 'Objectives', /01\.? Subscriber Goal.*02\.? Proof of Concept/),
  },
  { sentence: 'Test/Experiment;', check: headings(givify, 2, 'Test/Experiment') },
  { sentence: 'Timelines;', check: count(givify, 'section:has(h2:contains("Timelines")) [data-milestone]', 6) },
  {
    sentence: 'Implementers;',
    check: count(givify, 'section:has(h2:contains("Implementers")) [data-card=implementer]', 3),
  },
  {
    sentence: 'Deep Dive Recording (external video link);',
    check: external(givify, /watch|video|recording/i, 'section:has(h2:contains("Deep Dive Recording"))', 1),
  },
  {
    sentence:
      'Latest Update (feedback quotes, results, what would be done differently, long-term strategy, reimagining, advice).',
    check: all(
      some(givify, 'section:has(h2:contains("Latest Update")) blockquote'),
      part(givify, 'Latest Update', /feedback.*results.*differently.*long-term strategy.*reimagining.*advice/i),
    ),
  },

  {
    sentence: '5. unhcr-us: SMS monthly reminder pilot for a US refugee-agency affiliate.',
    check: all(
      says(sms, 'SMS', /monthly reminder/i),
      subtitle(sms, /refugee agency/i, /affiliate/i, /\bUS\b|United States/),
    ),
  },
  {
    sentence: 'Sections: About with Key Question;',
    check: all(
      headings(
        sms,
        2,
        'About',
        'Target Demographics',
        'Implementers',
        'Challenge',
        'Objectives',
        'Test/Experiment',
        'Timelines',
        'Latest Update',
      ),
      part(sms, 'About', /Key Question.*\?/),
    ),
  },
  { sentence: 'Target Demographics;', check: headings(sms, 2, 'Target Demographics') },
  {
    sentence: 'Implementers;',
    check: count(sms, 'section:has(h2:contains("Implementers")) [data-card=implementer]', 2),
  },
  { sentence: 'Challenge;', check: headings(sms, 2, 'Challenge') },
  { sentence: 'Objectives;', check: headings(sms, 2, 'Objectives') },
  { sentence: 'Test/Experiment;', check: headings(sms, 2, 'Test/Experiment') },
  { sentence: 'Timelines;', check: count(sms, 'section:has(h2:contains("Timelines")) [data-milestone]', 6) },
  {
    sentence: 'Latest Update with Key Statistics and advice.',
    check: part(sms, 'Latest Update', /Key Statistics.*advice/i),
  },

  {
    sentence:
      '6. insight-hub-predict: predictive donor modelling for a Hong Kong refugee-agency office with a data partner.',
    check: subtitle(predict, /predictive donor modelling/i, /Hong Kong/, /refugee agency/i, /data partner/i),
  },
  {
    sentence: 'Sections: About;',
    check: headings(
      predict,
      2,
      'About',
      'Implementers',
      'Challenge',
      'Objectives',
      'Test/Experiment',
      'Timelines',
      'Deep Dive',
      'Latest Update',
    ),
  },
  {
    sentence: 'Implementers with a quote;',
    check: all(
      count(predict, 'section:has(h2:contains("Implementers")) [data-card=implementer]', 3),
      some(predict, 'section:has(h2:contains("Implementers")) blockquote'),
    ),
  },
  { sentence: 'Challenge;', check: headings(predict, 2, 'Challenge') },
  {
    sentence: 'Objectives (Primary Goal, Success Metric);',
    check: part(predict, 'Objectives', /Primary Goal.*Success Metric/),
  },
  { sentence: 'Test/Experiment;', check: headings(predict, 2, 'Test/Experiment') },
  { sentence: 'Timelines;', check: count(predict, 'section:has(h2:contains("Timelines")) [data-milestone]', 6) },
  {
    sentence: 'Deep Dive resources (PDF report download link and video presentation link, both external);',
    check: all(
      external(predict, /download.*report.*PDF/i, 'section:has(h2:contains("Deep Dive"))', 1),
      external(predict, /video presentation/i, 'section:has(h2:contains("Deep Dive"))', 1),
    ),
  },
  {
    sentence: 'Latest Update (early stage results, what would be done differently, advice).',
    check: part(predict, 'Latest Update', /early.stage results.*differently.*advice/i),
  },
]
