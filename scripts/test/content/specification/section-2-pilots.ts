import { count, hasText, sections, some, subheadings } from './checks.ts'
import { leadsTo, lengthOf, lists, tells } from './fields.ts'
import { shows } from './figures.ts'
import { routeTable } from './section-2-routes.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

/** A case study names its organisation beneath the title, and says on its card what the pilot is. */
function introduces(id: string): Check {
  return all(tells(`/pilot/${id}`, `pilots/${id}`, 'subtitle', 'main h1 + p'), (site) => {
    if (!site.cards.pilots.some((pilot) => pilot.id === id)) return
    tells('/pilots', `pilots/${id}`, 'partner', '[data-card=pilot] [data-field=partner]')(site)
    tells('/pilots', `pilots/${id}`, 'description', '[data-card=pilot]')(site)
  })
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
    sections(`/pilot/${id}`, heading),
    leadsTo(`/pilot/${id}`, { under: heading }, `pilots/${id}`, 'resources.*.url'),
    lists(`/pilot/${id}`, `pilots/${id}`, 'resources.*.label', '[data-card=resource] a'),
  )
}

const givify = '/pilot/givify'
const sms = '/pilot/unhcr-us'
const predict = '/pilot/insight-hub-predict'

const ofGivify = of(
  'pilots/givify',
  ['4. givify: subscription-style monthly giving for a refugee agency HQ.', introduces('givify')],
  [
    'Sections: About; Innovative Donor Retention;',
    sections(
      givify,
      'About, Innovative Donor Retention, Challenge, Objectives, Test/Experiment, Timelines, Implementers, Deep Dive Recording, Latest Update',
    ),
  ],
  [
    'Challenge (A engaging new audiences, B new channels and new tools);',
    subheadings(givify, 'Challenge', 'A. engaging new audiences, B. new channels and new tools'),
  ],
  [
    'Objectives (01 Subscriber Goal, 02 Proof of Concept);',
    subheadings(givify, 'Objectives', '01. Subscriber Goal, 02. Proof of Concept'),
  ],
  ['Test/Experiment;', hasText(givify, { under: 'Test/Experiment' })],
  ['Timelines;', plan('givify')],
  ['Implementers;', implementers('givify')],
  ['Deep Dive Recording (external video link);', resources('givify', 'Deep Dive Recording')],
  [
    'Latest Update (feedback quotes, results, what would be done differently, long-term strategy, reimagining, advice).',
    some(givify, 'section:has(h2:contains("Latest Update")) blockquote'),
    subheadings(givify, 'Latest Update', 'feedback, results, differently, long-term strategy, reimagining, advice'),
  ],
)

const ofSms = of(
  'pilots/unhcr-us',
  ['5. unhcr-us: SMS monthly reminder pilot for a US refugee-agency affiliate.', introduces('unhcr-us')],
  [
    'Sections: About with Key Question;',
    sections(
      sms,
      'About, Target Demographics, Implementers, Challenge, Objectives, Test/Experiment, Timelines, Latest Update',
    ),
    subheadings(sms, 'About', 'Key Question'),
    tells(sms, 'pilots/unhcr-us', 'keyQuestion', { under: 'About' }),
  ],
  [
    'Target Demographics;',
    hasText(sms, { under: 'Target Demographics' }),
    shows(sms, 'unhcr-us/donor-age', { under: 'Target Demographics' }),
  ],
  ['Implementers;', implementers('unhcr-us')],
  ['Challenge;', hasText(sms, { under: 'Challenge' })],
  ['Objectives;', hasText(sms, { under: 'Objectives' })],
  ['Test/Experiment;', hasText(sms, { under: 'Test/Experiment' })],
  ['Timelines;', plan('unhcr-us')],
  ['Latest Update with Key Statistics and advice.', subheadings(sms, 'Latest Update', 'Key Statistics, advice')],
)

const ofPredict = of(
  'pilots/insight-hub-predict',
  [
    '6. insight-hub-predict: predictive donor modelling for a Hong Kong refugee-agency office with a data partner.',
    introduces('insight-hub-predict'),
  ],
  [
    'Sections: About;',
    sections(
      predict,
      'About, Implementers, Challenge, Objectives, Test/Experiment, Timelines, Deep Dive, Latest Update',
    ),
  ],
  [
    'Implementers with a quote;',
    implementers('insight-hub-predict'),
    tells(predict, 'pilots/insight-hub-predict', 'quotes.*.text', { under: 'Implementers' }),
  ],
  ['Challenge;', hasText(predict, { under: 'Challenge' })],
  ['Objectives (Primary Goal, Success Metric);', subheadings(predict, 'Objectives', 'Primary Goal, Success Metric')],
  ['Test/Experiment;', hasText(predict, { under: 'Test/Experiment' })],
  ['Timelines;', plan('insight-hub-predict')],
  [
    'Deep Dive resources (PDF report download link and video presentation link, both external);',
    resources('insight-hub-predict', 'Deep Dive'),
  ],
  [
    'Latest Update (early stage results, what would be done differently, advice).',
    subheadings(predict, 'Latest Update', 'early-stage results, differently, advice'),
  ],
)

/** What each case study tells. */
export const sixPilots: readonly Sentence[] = [
  ['The six pilots:', routeTable],
  ...of('pilots/global-fundraising-leadership-programme', [
    '1. global-fundraising-leadership-programme: a care confederation with a fundraising training group.',
    introduces('global-fundraising-leadership-programme'),
  ]),
  ...of('pilots/metaminding-lab', [
    "2. metaminding-lab: a game for Gen Z built by a human-rights organisation's Argentine branch with a lab partner.",
    introduces('metaminding-lab'),
  ]),
  ...of('pilots/mobilizing-childrens-oral-health', [
    '3. mobilizing-childrens-oral-health: social enterprise and blended finance, Ecuador.',
    introduces('mobilizing-childrens-oral-health'),
  ]),
  ...ofGivify,
  ...ofSms,
  ...ofPredict,
]
