import { expect } from 'vitest'
import { hasText, subheadings } from './checks.ts'
import { tells } from './fields.ts'
import { expectCalledInsignificant, shows } from './figures.ts'
import type { pilotFiles } from './files.ts'
import { all, type Check, of, type Sentence } from './sentence.ts'

type PilotId = (typeof pilotFiles)[number] extends `pilots/${infer Id}` ? Id : never

/** A sentence with the name of the figure that it gives, in the file of the pilot; or with other checks. */
type Row = readonly [sentence: string, ...given: (string | Check)[]]

/** What the specification gives of a pilot. Each figure stands on the pilot's page as the ledger has it. */
function constants(id: PilotId, ...rows: readonly Row[]): Sentence[] {
  return of(
    `pilots/${id}`,
    ...rows.map(([sentence, ...given]): readonly [string, Check] => [
      sentence,
      all(...given.map((each) => (typeof each === 'string' ? shows(`/pilot/${id}`, `${id}/${each}`) : each))),
    ]),
  )
}

const givify = '/pilot/givify'

/** The constants of the pilots, one by one. */
export const pilotConstants: readonly Sentence[] = [
  ...constants(
    'global-fundraising-leadership-programme',
    ['Leadership programme: 12 months', 'duration'],
    ['(Oct 2023-Sep 2024);', 'period'],
    ['900+ participants', 'participants'],
    ['from 80+ countries;', 'countries'],
    [
      'English, Spanish, French, Arabic.',
      tells(
        '/pilot/global-fundraising-leadership-programme',
        'pilots/global-fundraising-leadership-programme',
        'languages.*',
      ),
    ],
  ),
  ...constants(
    'metaminding-lab',
    ['Game pilot: 200M+ monthly users;', 'monthly-users'],
    ['65M+ daily users;', 'daily-users'],
    ['500,000+ players reached;', 'players'],
    ['$1,000 USD raised;', 'raised'],
    ['target age 15+;', 'target-age'],
    ['community recruitment goal 10%', 'community-goal'],
    ['(3% as ambassadors);', 'ambassador-goal'],
    ['recurring donors goal +50%;', 'recurring-donors-goal'],
    ['launched November 2023.', 'launch'],
  ),
  ...constants(
    'mobilizing-childrens-oral-health',
    ['Oral health pilot: 2,380 beneficiaries;', 'beneficiaries'],
    ['six communities;', 'communities'],
    ['about 4 appointments per patient;', 'appointments'],
    ['200 minutes;', 'minutes'],
    ['13 treatments;', 'treatments'],
    ['1% revenue pledge.', 'revenue-pledge'],
  ),
  ...constants(
    'givify',
    ['Givify: 700 new subscribers', 'new-subscribers'],
    ['in year 1;', 'subscriber-year'],
    ['3-month pilot', 'pilot-duration'],
    ['in 2-3 markets;', 'markets'],
    ['+50% recurring donors versus market average;', 'recurring-donors'],
    ['87% felt part of a community;', 'community'],
    ['no significant ROI in the MVP phase;', subheadings(givify, 'Latest Update', 'results')],
    ['a 2.0 pilot expands into non-Anglo-Saxon markets.', subheadings(givify, 'Latest Update', 'long-term strategy')],
    [
      'Mobile payment methods include wallets and local methods.',
      subheadings(givify, 'Challenge', 'new channels and new tools'),
      tells('/pilots', 'pilots/givify', 'keyFeatures.*', '[data-card=pilot]'),
    ],
  ),
  ...constants(
    'unhcr-us',
    ['SMS pilot: 20,000+ lapsed monthly donors', 'lapsed-donors'],
    ['since start of 2022;', 'lapsed-since'],
    ['45,000 donors', 'small-donors'],
    ['giving under $40 a year', 'small-donor-ceiling'],
    ['over two years;', 'small-donor-years'],
    ['retention of newly acquired donors in 2022', 'retention-year'],
    ['fell more than 10%;', 'retention-fall'],
    ['3 appeals;', 'appeals'],
    ['refined audience giving under $1,000 a year;', 'refined-ceiling'],
    ['total reach 29,000', 'total-reach'],
    ['(22,000 email,', 'email-reach'],
    ['7,000 SMS);', 'sms-reach'],
    ['average gift $78.53 test', 'average-gift-test'],
    ['versus $70.73 control', 'average-gift-control'],
    [
      '(not significant);',
      hasText('/pilot/unhcr-us', { under: 'Latest Update' }),
      (site) => {
        const insignificant = site.ledger.filter(({ qualifier }) => qualifier === 'not significant')
        expect(insignificant, 'differences that are not significant').not.toHaveLength(0)
        for (const { id, pages } of insignificant) for (const path of pages) expectCalledInsignificant(site, id, path)
      },
    ],
    ['average donor on file 8.5 years;', 'years-on-file'],
    ['0.1% SMS opt-in;', 'sms-opt-in'],
    ['most donors aged 65-84;', 'donor-age'],
    ['first test had zero response.', 'first-test-responses'],
  ),
  ...constants(
    'insight-hub-predict',
    ['Predictive pilot: about 4,000 prospects;', 'prospects'],
    ['6-9 month conversion window;', 'conversion-window'],
    ['success 20% converting', 'success-rate'],
    ['in nine months;', 'success-months'],
    ['3 appeals;', 'appeals'],
    ['benchmark HK$5,000', 'benchmark'],
    ['in 12 months;', 'benchmark-months'],
    ['5.55%', 'conversion-test'],
    ['versus 2.95% control.', 'conversion-control'],
  ),
]
