import { cards, content } from '../site-pages.ts'
import { each, hasText, sections, subheadings } from './checks.ts'
import { leadsTo, lists, listsLinks, tells } from './fields.ts'
import { routeTable } from './section-2-routes.ts'
import { all, type Check, quote } from './sentence.ts'

/** A case study names its organisation beneath the title, tells the outcome, and says on its card what the pilot is. */
function introduces(id: string): Check {
  const hasCard = cards.pilots.some((pilot) => pilot.id === id)
  const card = all(
    tells('/pilots', `pilots/${id}`, 'partner', '[data-card=pilot] h3 + p'),
    tells('/pilots', `pilots/${id}`, 'glance.tried', '[data-card=pilot]'),
  )
  const subtitle = tells(`/pilot/${id}`, `pilots/${id}`, 'subtitle', 'main h1 + p')
  return all(subtitle, hasText(`/pilot/${id}`, { under: 'Latest Update' }), ...(hasCard ? [card] : []))
}

/** The implementers of a pilot stand under their heading: a card each. */
const implementers = (id: string) =>
  lists(
    `/pilot/${id}`,
    `pilots/${id}`,
    'implementers.*.name',
    'section:has(h2:contains("Implementers")) [data-card=implementer] p:first-child',
  )

/** The plan of a pilot stands under its heading: a step for each milestone. */
const plan = (id: string) =>
  lists(
    `/pilot/${id}`,
    `pilots/${id}`,
    'milestones.*.name',
    'section:has(h2:contains("Timelines")) [data-milestone] > p:nth-child(2)',
  )

/** The recordings and reports of a pilot stand under a heading, each as an external link. */
const resources = (id: string, heading: string) =>
  all(
    sections(`/pilot/${id}`, heading),
    leadsTo(`/pilot/${id}`, { under: heading }, `pilots/${id}`, 'resources.*.url'),
    tells(`/pilot/${id}`, `pilots/${id}`, 'resources.*.label', { under: heading }),
    listsLinks(`/pilot/${id}`, content.site.pilots.find((pilot) => pilot.id === id)?.data.resources ?? []),
  )

const programme = 'global-fundraising-leadership-programme'
const oralHealth = 'mobilizing-childrens-oral-health'
const givify = '/pilot/givify'
const sms = '/pilot/unhcr-us'
const predict = '/pilot/insight-hub-predict'

const sectionsOf = {
  givify: sections(
    givify,
    'About, Innovative Donor Retention, Challenge, Objectives, Test/Experiment, Timelines, Implementers, ' +
      'Deep Dive Recording, Latest Update',
  ),
  sms: sections(
    sms,
    'About, Target Demographics, Implementers, Challenge, Objectives, Test/Experiment, Timelines, Latest Update',
  ),
  predict: sections(
    predict,
    'About, Implementers, Challenge, Objectives, Test/Experiment, Timelines, Deep Dive, Latest Update',
  ),
}

/** What each case study tells. */
export const sixPilots = [
  ...quote('/pilots')`The six pilots: ${routeTable}`,
  ...quote(`/pilot/${programme}`)`
    1. global-fundraising-leadership-programme: a care confederation with a fundraising training group.
    ${introduces(programme)}`,
  ...quote('/pilot/metaminding-lab')`
    2. metaminding-lab: a game for Gen Z built by a human-rights organisation's Argentine branch with a lab partner.
    ${introduces('metaminding-lab')}`,
  ...quote(`/pilot/${oralHealth}`)`
    3. mobilizing-childrens-oral-health: social enterprise and blended finance, Ecuador. ${introduces(oralHealth)}`,
  ...quote(givify)`
    4. givify: subscription-style monthly giving for a refugee agency HQ. ${introduces('givify')}
    Sections: About; Innovative Donor Retention; ${sectionsOf.givify}
    Challenge (A engaging new audiences, B new channels and new tools);
    ${subheadings(givify, 'Challenge', 'A. engaging new audiences, B. new channels and new tools')}
    Objectives (01 Subscriber Goal, 02 Proof of Concept);
    ${subheadings(givify, 'Objectives', '01. Subscriber Goal, 02. Proof of Concept')}
    Test/Experiment; ${hasText(givify, { under: 'Test/Experiment' })}
    Timelines; ${plan('givify')}
    Implementers; ${implementers('givify')}
    Deep Dive Recording (external video link); ${resources('givify', 'Deep Dive Recording')}
    Latest Update (feedback quotes, ${each(givify, 'body', 'section:has(h2:contains("Latest Update")) [data-card=quote]')}
    results, what would be done differently, long-term strategy, reimagining, advice).
    ${subheadings(givify, 'Latest Update', 'feedback, results, differently, long-term strategy, reimagining, advice')}
  `,
  ...quote(sms)`
    5. unhcr-us: SMS monthly reminder pilot for a US refugee-agency affiliate. ${introduces('unhcr-us')}
    Sections: About with Key Question; ${sectionsOf.sms} ${subheadings(sms, 'About', 'Key Question')}
    ${hasText(sms, { under: 'About' })}
    Target Demographics; [donor-age] ${hasText(sms, { under: 'Target Demographics' })}
    Implementers; ${implementers('unhcr-us')}
    Challenge; ${hasText(sms, { under: 'Challenge' })}
    Objectives; ${hasText(sms, { under: 'Objectives' })}
    Test/Experiment; ${hasText(sms, { under: 'Test/Experiment' })}
    Timelines; ${plan('unhcr-us')}
    Latest Update with Key Statistics and advice. ${subheadings(sms, 'Latest Update', 'Key Statistics, advice')}
  `,
  ...quote(predict)`
    6. insight-hub-predict: predictive donor modelling for a Hong Kong refugee-agency office with a data partner.
    ${introduces('insight-hub-predict')}
    Sections: About; ${sectionsOf.predict}
    Implementers with a quote; ${implementers('insight-hub-predict')}
    ${tells(predict, 'pilots/insight-hub-predict', 'quotes.*.text', { under: 'Implementers' })}
    Challenge; ${hasText(predict, { under: 'Challenge' })}
    Objectives (Primary Goal, Success Metric); ${subheadings(predict, 'Objectives', 'Primary Goal, Success Metric')}
    Test/Experiment; ${hasText(predict, { under: 'Test/Experiment' })}
    Timelines; ${plan('insight-hub-predict')}
    Deep Dive resources (PDF report download link and video presentation link, both external);
    ${resources('insight-hub-predict', 'Deep Dive')}
    Latest Update (early stage results, what would be done differently, advice).
    ${subheadings(predict, 'Latest Update', 'early-stage results, differently, advice')}
  `,
]
