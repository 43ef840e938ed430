import { expect } from 'vitest'
import { cards, openPage } from '../site-pages.ts'
import { count, hasText, subheadings } from './checks.ts'
import { tells, textsOf } from './fields.ts'
import { clientDefault, insignificant } from './figures.ts'
import { policySections } from './section-2.ts'
import { leaders, logoRows, logos, statCards, valueCards } from './section-2-pages.ts'
import { onlineAgenda, onlineHours } from './section-2-summits.ts'
import { quote } from './sentence.ts'

const programme = 'global-fundraising-leadership-programme'
const oralHealth = 'mobilizing-childrens-oral-health'
const givify = '/pilot/givify'
const sms = '/pilot/unhcr-us'

/** The languages of the programme, each in its own words, and in English. */
const languages = () => {
  const $ = openPage(`/pilot/${programme}`)
  const shown = $('main [lang][dir]').toArray()
  expect(shown.map(({ attribs }) => attribs.lang)).toEqual(textsOf(`pilots/${programme}`, 'languages.*'))
  expect(shown.map((item) => $(item).children().last().text())).toEqual(['English', 'Spanish', 'French', 'Arabic'])
}

const summitsAndNominations = [
  ...quote('/innovation-summit')`
    Online summit: 23 September 2025, [date]
    14:00-16:00 CET, [hours] ${onlineHours}
    agenda to 16:10. [agenda-until]
    Agenda: ${onlineAgenda}
    14:00-14:10 welcome and opening remarks; [agenda-1]
    14:10-14:55 keynote on the future of fundraising innovation; [agenda-2] 14:55-15:10 Q&A; [agenda-3]
    15:10-15:55 showcase of pilot presentations; [agenda-4] 15:55-16:00 closing remarks. [agenda-5]
  `,
  ...quote('/innovation-summit-geneve')`
    Older summit page: 15 November 2025; [date] 5000+ attendees; [attendees] agenda 09:00-15:00; [hours]
    early bird until 15 October 2025. [early-bird]
  `,
  ...quote('/nominate-beacon')`
    Nominations: max 5, [maximum] min 2 per organisation. [minimum]
    Timeline: call opens 1 July; [call-opens] deadline 19 August; [deadline]
    selection and support 10 September; [selection]
    showcase 23 and 25 September, [showcase] 14:00-16:00 CET. [showcase-hours]
  `,
]

const listsAndEditions = [
  ...quote('/about')`
    Home/About/Get Inspired: 13 logos [/: count/partners] ${logos} in rows of 4, 4, 5; ${logoRows}
    20 leaders; [count/leaders] ${leaders}
    4 value cards; ${valueCards}
    4 statistic cards on home; ${statCards.home}
    3 stat cards on Get Inspired; ${statCards.getInspired}
    6 pilots; [/: count/pilots] [/pilots: count/pilots] ${count('/pilots', '[data-card=pilot]', cards.pilots.length)}
  `,
  ...quote('/get-inspired', 'articles/second-edition')`article dates 19 Dec 2022, [second-edition/date]`,
  ...quote('/get-inspired', 'articles/manifesto')`30 Nov 2020, [manifesto/date]`,
  ...quote('/get-inspired', 'articles/first-edition')`9 Oct 2020. [first-edition/date]`,
  ...quote('/article/second-edition')`
    Past editions: second: 12 INGOs, [ingos] 120+ proposals, [proposals]
    6 winners, [winners] 17 nominated. [nominated]
  `,
  ...quote('/article/first-edition')`
    First: 14 NGOs, [ngos] 1,500+ participants, [participants]
    230+ submissions, [submissions] 113 reviewers. [reviewers]
  `,
]

const pilotConstants = [
  ...quote(`/pilot/${programme}`)`
    Leadership programme: 12 months [duration] (Oct 2023-Sep 2024); [m1] 900+ participants [participants]
    from 80+ countries; [countries]
    English, Spanish, French, Arabic. ${languages}
  `,
  ...quote('/pilot/metaminding-lab')`
    Game pilot: 200M+ monthly users; [monthly-users] 65M+ daily users; [daily-users]
    500,000+ players reached; [players] $1,000 USD raised; [raised]
    target age 15+; [target-age] community recruitment goal 10% [community-goal]
    (3% as ambassadors); [ambassador-goal] recurring donors goal +50%; [recurring-donors-goal]
    launched November 2023. [launch]
  `,
  ...quote(`/pilot/${oralHealth}`)`
    Oral health pilot: 2,380 beneficiaries; [beneficiaries] six communities; [communities]
    about 4 appointments per patient; [appointments] 200 minutes; [minutes] 13 treatments; [treatments]
    1% revenue pledge. [revenue-pledge]
  `,
  ...quote(givify)`
    Givify: 700 new subscribers [new-subscribers] in year 1; [subscriber-year]
    3-month pilot [pilot-duration] in 2-3 markets; [markets]
    +50% recurring donors versus market average; [recurring-donors] 87% felt part of a community; [community]
    no significant ROI in the MVP phase; ${subheadings(givify, 'Latest Update', 'results')}
    a 2.0 pilot expands into non-Anglo-Saxon markets. ${subheadings(givify, 'Latest Update', 'long-term strategy')}
    Mobile payment methods include wallets and local methods.
    ${subheadings(givify, 'Challenge', 'new channels and new tools')}
    ${tells('/pilots', 'pilots/givify', 'keyFeatures.*', '[data-card=pilot]')}
  `,
  ...quote(sms)`
    SMS pilot: 20,000+ lapsed monthly donors [lapsed-donors] since start of 2022; [lapsed-since]
    45,000 donors [small-donors] giving under $40 a year [small-donor-ceiling] over two years; [small-donor-years]
    retention of newly acquired donors in 2022 [retention-year] fell more than 10%; [retention-fall]
    3 appeals; [appeals] refined audience giving under $1,000 a year; [refined-ceiling]
    total reach 29,000 [total-reach] (22,000 email, [email-reach] 7,000 SMS); [sms-reach]
    average gift $78.53 test [average-gift-test] versus $70.73 control [average-gift-control]
    (not significant); ${hasText(sms, { under: 'Latest Update' })} ${insignificant}
    average donor on file 8.5 years; [years-on-file] 0.1% SMS opt-in; [sms-opt-in]
    most donors aged 65-84; [donor-age] first test had zero response. [first-test-responses]
  `,
  ...quote('/pilot/insight-hub-predict')`
    Predictive pilot: about 4,000 prospects; [prospects] 6-9 month conversion window; [conversion-window]
    success 20% converting [success-rate] in nine months; [success-months] 3 appeals; [appeals]
    benchmark HK$5,000 [benchmark] in 12 months; [benchmark-months]
    5.55% [conversion-test] versus 2.95% control. [conversion-control]
  `,
]

/** 9. Business constants and limits. */
export const section9 = [
  ...summitsAndNominations,
  ...listsAndEditions,
  ...pilotConstants,
  ...quote('/privacy-policy')`
    Privacy: 14 sections; [count/policy-sections] ${policySections}
    children under 16 not targeted. [minimum-age]
    Client defaults: tooltip delay 700 ms, ${clientDefault('tooltip-delay')}
    skip delay 300 ms; ${clientDefault('tooltip-skip-delay')}
    cache garbage collection 5 minutes; ${clientDefault('cache-collection')}
    retry backoff from 1 s up to 30 s; ${clientDefault('retry-backoff')}
    3 retries in a browser. ${clientDefault('retries')}
  `,
]
