/** The addresses of the case studies, in the order of the specification. */
export const pilotPaths = [
  '/pilot/global-fundraising-leadership-programme',
  '/pilot/metaminding-lab',
  '/pilot/mobilizing-childrens-oral-health',
  '/pilot/givify',
  '/pilot/unhcr-us',
  '/pilot/insight-hub-predict',
] as const

/** The addresses of the stories, in the order of the specification. */
export const articlePaths = ['/article/second-edition', '/article/manifesto', '/article/first-edition'] as const

/** The sections of the privacy policy, in their order. */
export const policySections = [
  'Introduction',
  'Information We Collect',
  'How We Use Your Information',
  'Legal Basis (GDPR)',
  'Your Rights Under GDPR',
  'Data Sharing',
  'Data Security',
  'Data Retention',
  'Cookies',
  'International Transfers',
  "Children's Privacy",
  'Changes',
  'Contact',
  'Data Protection Officer',
] as const
