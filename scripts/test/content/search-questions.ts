/** Writes out a figure of the ledger as a page shows it, by its id. */
export type ShowFigure = (id: string) => string

/**
 * What somebody asks search: words that the page says, or that the settings name it by; others, with the words that they
 * stand for; or a figure.
 */
export type Question = string | { ask: string; for: string } | ((show: ShowFigure) => string)

/** Questions by the address of the page that answers them. */
export type Questions = Readonly<Record<string, readonly Question[]>>

const withoutCommas = (shown: string) => shown.replaceAll(',', '')
const benchmark = 'insight-hub-predict/benchmark'

/** Questions to which everybody expects one page, which must come first. */
export const plainQuestions: Questions = {
  '/': ['partner organisations'],
  '/about': ['about us', 'who we are'],
  '/contact': ['contact us', { ask: 'contcat', for: 'contact' }],
  '/pilots': ['pilots'],
  '/get-inspired': ['get inspired'],
  '/innovation-summit': ['when is the summit?', 'register'],
  '/innovation-summit-geneve': ['Geneva'],
  '/nominate-beacon': ['how to nominate', 'nominating'],
  '/privacy-policy': ['GDPR', 'data protection officer'],
  '/article/first-edition': ['first edition'],
  '/article/manifesto': ['manifesto'],
  '/article/second-edition': ['second edition'],
  '/pilot/givify': ['givify'],
  '/pilot/global-fundraising-leadership-programme': ['leadership programme'],
  '/pilot/insight-hub-predict': [
    (show) => show(benchmark),
    (show) => withoutCommas(show(benchmark)).replace(/^\p{L}+/u, ''),
  ],
  '/pilot/metaminding-lab': ['game'],
  '/pilot/mobilizing-childrens-oral-health': ['oral health'],
  '/pilot/unhcr-us': ['SMS'],
}

/** Questions whose page must come among the first three. */
export const openQuestions: Questions = {
  '/': ['members', 'NGOs'],
  '/about': ['leadership team', 'our story'],
  '/contact': ['phone number', 'facebook', 'how can I contact you?'],
  '/pilots': ['case studies'],
  '/get-inspired': ['news'],
  '/innovation-summit': ['webinar', { ask: 'sumit', for: 'summit' }, (show) => show('innovation-summit/date')],
  '/innovation-summit-geneve': ['price', (show) => show('innovation-summit-geneve/attendees')],
  '/nominate-beacon': ['how do I nominate a beacon?', 'deadline for nominations'],
  '/privacy-policy': ['delete my data', 'children’s privacy'],
  '/article/first-edition': [(show) => show('first-edition/reviewers')],
  '/article/second-edition': ['how many proposals'],
  '/pilot/givify': ['monthly giving', (show) => show('givify/community')],
  '/pilot/global-fundraising-leadership-programme': ['training'],
  '/pilot/insight-hub-predict': ['machine learning'],
  '/pilot/metaminding-lab': ['young people', (show) => show('metaminding-lab/players')],
  '/pilot/mobilizing-childrens-oral-health': [
    'dentist',
    (show) => withoutCommas(show('mobilizing-childrens-oral-health/beneficiaries')),
  ],
  '/pilot/unhcr-us': ['lapsed donors', (show) => show('unhcr-us/average-gift-test')],
}
