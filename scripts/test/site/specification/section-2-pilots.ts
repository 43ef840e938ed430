import { all, count, hasText, headings, some, subheadings } from './checks.ts'
import { leadsTo, lengthOf, lists, tells } from './fields.ts'
import { shows } from './figures.ts'
import { routeTable } from './section-2-routes.ts'
import { type Check, of, type Sentence } from './sentence.ts'

/** A case study names its organisation beneath the title, and says on its card what the pilot is. */
function introduces(id: string): Check {
  return all(
    tells(`/pilot/${id}`, `pilots/${id}`, 'subtitle', 'main h1 + p'),
    tells('/pilots', `pilots/${id}`, 'partner', '[data-card=pilot] [data-field=partner]'),
    tells('/pilots', `pilots/${id}`, 'description', '[data-card=pilot]'),
  )
}

/** The implementers of a pilot stand under their heading: a card each. */
function implementers(id: string): Check {
  const cards = 'section:has(h2:contains("Implementers")) [data-card=implementer]'
  return all(
    count(`/pilot/${id}`, cards, lengthOf(`pilots/${id}`, 'implementers')),
    lists(`/pilot/${id}`, `pilots/${id}`, 'implementers.*.name', `${cards} p:first-child`),
  )
}

/** The plan of a pilot stands under its heading: a step for each milestone. */
function plan(id: string): Check {
  const steps = 'section:has(h2:contains("Timelines")) [data-milestone]'
  return count(`/pilot/${id}`, steps, lengthOf(`pilots/${id}`, 'milestones'))
}

/** The recordings and reports of a pilot stand under a heading, each as an external link. */
function resources(id: string, heading: string): Check {
  return all(
    headings(`/pilot/${id}`, 2, heading),
    leadsTo(`/pilot/${id}`, { under: heading }, `pilots/${id}`, 'resources.*.url'),
    lists(`/pilot/${id}`, `pilots/${id}`, 'resources.*.label', '[data-card=resource] a'),
  )
}

const givify = '/pilot/givify'
const sms = '/pilot/unhcr-us'
const predict = '/pilot/insight-hub-predict'

const ofGivify = of('pilots/givify', [
  { sentence: '4. givify: subscription-style monthly giving for a refugee agency HQ.', check: introduces('givify') },
  {
    sentence: 'Sections: About; Innovative Donor Retention;',
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
  {
    sentence: 'Challenge (A engaging new audiences, B new channels and new tools);',
    check: subheadings(givify, 'Challenge', /^A\.? engaging new audiences/i, /^B\.? new channels and new tools/i),
  },
  {
    sentence: 'Objectives (01 Subscriber Goal, 02 Proof of Concept);',
    check: subheadings(givify, 'Objectives', /^01\.? Subscriber Goal/i, /^02\.? Proof of Concept/i),
  },
  { sentence: 'Test/Experiment;', check: hasText(givify, { under: 'Test/Experiment' }) },
  { sentence: 'Timelines;', check: plan('givify') },
  { sentence: 'Implementers;', check: implementers('givify') },
  { sentence: 'Deep Dive Recording (external video link);', check: resources('givify', 'Deep Dive Recording') },
  {
    sentence:
      'Latest Update (feedback quotes, results, what would be done differently, long-term strategy, reimagining, advice).',
    check: all(
      some(givify, 'section:has(h2:contains("Latest Update")) blockquote'),
      subheadings(
        givify,
        'Latest Update',
        /feedback/i,
        /results/i,
        /differently/i,
        /long-term strategy/i,
        /reimagining/i,
        /advice/i,
      ),
    ),
  },
])

const ofSms = of('pilots/unhcr-us', [
  {
    sentence: '5. unhcr-us: SMS monthly reminder pilot for a US refugee-agency affiliate.',
    check: introduces('unhcr-us'),
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
      subheadings(sms, 'About', /^Key Question$/i),
      tells(sms, 'pilots/unhcr-us', 'keyQuestion', { under: 'About' }),
    ),
  },
  {
    sentence: 'Target Demographics;',
    check: all(
      hasText(sms, { under: 'Target Demographics' }),
      shows(sms, 'unhcr-us/donor-age', { under: 'Target Demographics' }),
    ),
  },
  { sentence: 'Implementers;', check: implementers('unhcr-us') },
  { sentence: 'Challenge;', check: hasText(sms, { under: 'Challenge' }) },
  { sentence: 'Objectives;', check: hasText(sms, { under: 'Objectives' }) },
  { sentence: 'Test/Experiment;', check: hasText(sms, { under: 'Test/Experiment' }) },
  { sentence: 'Timelines;', check: plan('unhcr-us') },
  {
    sentence: 'Latest Update with Key Statistics and advice.',
    check: subheadings(sms, 'Latest Update', /^Key Statistics$/i, /advice/i),
  },
])

const ofPredict = of('pilots/insight-hub-predict', [
  {
    sentence:
      '6. insight-hub-predict: predictive donor modelling for a Hong Kong refugee-agency office with a data partner.',
    check: introduces('insight-hub-predict'),
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
      implementers('insight-hub-predict'),
      tells(predict, 'pilots/insight-hub-predict', 'quotes.*.text', { under: 'Implementers' }),
    ),
  },
  { sentence: 'Challenge;', check: hasText(predict, { under: 'Challenge' }) },
  {
    sentence: 'Objectives (Primary Goal, Success Metric);',
    check: subheadings(predict, 'Objectives', /^Primary Goal$/i, /^Success Metric$/i),
  },
  { sentence: 'Test/Experiment;', check: hasText(predict, { under: 'Test/Experiment' }) },
  { sentence: 'Timelines;', check: plan('insight-hub-predict') },
  {
    sentence: 'Deep Dive resources (PDF report download link and video presentation link, both external);',
    check: resources('insight-hub-predict', 'Deep Dive'),
  },
  {
    sentence: 'Latest Update (early stage results, what would be done differently, advice).',
    check: subheadings(predict, 'Latest Update', /early.stage results/i, /differently/i, /advice/i),
  },
])

/** What each case study tells. */
export const sixPilots: readonly Sentence[] = [
  { sentence: 'The six pilots:', check: routeTable },
  ...of('pilots/global-fundraising-leadership-programme', [
    {
      sentence: '1. global-fundraising-leadership-programme: a care confederation with a fundraising training group.',
      check: introduces('global-fundraising-leadership-programme'),
    },
  ]),
  ...of('pilots/metaminding-lab', [
    {
      sentence:
        "2. metaminding-lab: a game for Gen Z built by a human-rights organisation's Argentine branch with a lab partner.",
      check: introduces('metaminding-lab'),
    },
  ]),
  ...of('pilots/mobilizing-childrens-oral-health', [
    {
      sentence: '3. mobilizing-childrens-oral-health: social enterprise and blended finance, Ecuador.',
      check: introduces('mobilizing-childrens-oral-health'),
    },
  ]),
  ...ofGivify,
  ...ofSms,
  ...ofPredict,
]
