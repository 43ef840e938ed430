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
  '/': ['partners', 'partner organisations'],
  '/about': ['about us', 'mission', 'who we are', 'our values'],
  '/contact': ['contact', 'contact us', 'linkedin', 'get in touch', { ask: 'contcat', for: 'contact' }],
  '/pilots': ['pilots'],
  '/get-inspired': ['get inspired'],
  '/innovation-summit': ['summit date', 'summit', 'when is the summit?', 'online summit', 'register'],
  '/innovation-summit-geneve': ['Geneva', 'Genève', 'annual summit'],
  '/nominate-beacon': ['how to nominate', 'nominate a beacon', 'nomination', 'nominating'],
  '/privacy-policy': ['privacy', 'privacy policy', 'GDPR', 'cookies', 'data protection officer'],
  '/article/first-edition': ['first edition'],
  '/article/manifesto': ['manifesto'],
  '/article/second-edition': ['second edition'],
  '/pilot/givify': ['donate', 'givify'],
  '/pilot/global-fundraising-leadership-programme': ['leadership programme'],
  '/pilot/insight-hub-predict': [
    (show) => show(benchmark),
    (show) => withoutCommas(show(benchmark)),
    (show) => withoutCommas(show(benchmark)).toLowerCase(),
    (show) => withoutCommas(show(benchmark)).replace(/^\p{L}+/u, ''),
    'predict',
  ],
  '/pilot/metaminding-lab': ['metaminding', 'game'],
  '/pilot/mobilizing-childrens-oral-health': ['oral health', 'blended finance'],
  '/pilot/unhcr-us': ['unhcr', 'texting', 'SMS'],
}

/** Questions whose page must come among the first three. */
export const openQuestions: Questions = {
  '/': ['members', 'logos', 'NGOs', 'expert evaluators', 'home'],
  '/about': [
    'leaders',
    'leadership team',
    'staff',
    'board',
    'history',
    'our story',
    'impact so far',
    'candour',
    'host',
  ],
  '/contact': [
    ...['email address', 'phone number', 'newsletter', 'social media', 'facebook', 'instagram', 'youtube'],
    ...['press', 'feedback', 'how can I contact you?'],
  ],
  '/pilots': ['ongoing pilots', 'case studies', 'projects', 'experiments'],
  '/get-inspired': ['news', 'blog', 'articles', 'stories', 'editions'],
  '/innovation-summit': [
    ...['registration', 'sign up', 'tickets', 'webinar', 'conference', 'event', 'agenda', 'keynote', 'speakers'],
    ...['join us', 'get involved', { ask: 'sumit', for: 'summit' }],
    (show) => show('innovation-summit/date'),
  ],
  '/innovation-summit-geneve': [
    ...['early bird', 'price', 'workshop', 'panel discussion'],
    (show) => show('innovation-summit-geneve/attendees'),
    (show) => show('innovation-summit-geneve/date'),
  ],
  '/nominate-beacon': [
    ...['beacons', 'how do I nominate a beacon?', 'nomination form', 'who can nominate', 'deadline for nominations'],
    ...['criteria', 'requirements', 'apply', 'submit an idea', 'co-initiator', { ask: 'nomniate', for: 'nominate' }],
  ],
  '/privacy-policy': ['my rights', 'personal data', 'delete my data', 'dpo', 'children’s privacy', 'data retention'],
  '/article/first-edition': ['reviewers', (show) => show('first-edition/reviewers')],
  '/article/manifesto': ['a manifesto for innovation'],
  '/article/second-edition': ['winners', 'how many proposals'],
  '/pilot/givify': [
    ...['monthly giving', 'regular giving', 'subscription', 'subscribers', 'donation page', 'mobile payment'],
    (show) => show('givify/community'),
  ],
  '/pilot/global-fundraising-leadership-programme': [
    ...['training', 'course', 'Spanish'],
    (show) => show('global-fundraising-leadership-programme/participants'),
  ],
  '/pilot/insight-hub-predict': [
    ...['predictive model', 'machine learning', 'AI', 'Hong Kong', 'lifetime value', 'prospects'],
    (show) => show('insight-hub-predict/conversion-test'),
  ],
  '/pilot/metaminding-lab': [
    ...['gaming', 'Gen Z', 'young people', 'Argentina', 'ambassadors'],
    (show) => show('metaminding-lab/players'),
    (show) => `${withoutCommas(show('metaminding-lab/players')).replace('+', '')} players`,
    (show) => show('metaminding-lab/raised'),
  ],
  '/pilot/mobilizing-childrens-oral-health': [
    ...['dentist', 'teeth', 'Ecuador', 'social enterprise'],
    (show) => withoutCommas(show('mobilizing-childrens-oral-health/beneficiaries')),
  ],
  '/pilot/unhcr-us': [
    ...['text messages', 'refugees', 'lapsed donors', 'opt-in', 'monthly reminders'],
    (show) => show('unhcr-us/average-gift-test'),
    (show) => withoutCommas(show('unhcr-us/total-reach')),
  ],
}
