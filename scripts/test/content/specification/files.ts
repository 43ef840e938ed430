/** The pilots that the specification names, in its order. */
export const pilotFiles = [
  'pilots/global-fundraising-leadership-programme',
  'pilots/metaminding-lab',
  'pilots/mobilizing-childrens-oral-health',
  'pilots/givify',
  'pilots/unhcr-us',
  'pilots/insight-hub-predict',
] as const

/** The stories that it names. */
export const articleFiles = ['articles/second-edition', 'articles/manifesto', 'articles/first-edition'] as const

/** A content file that the specification speaks of, and that a writer may yet delete. */
export type SpecifiedFile =
  | (typeof pilotFiles)[number]
  | (typeof articleFiles)[number]
  | `policy/${
      | 'introduction'
      | 'information-we-collect'
      | 'how-we-use-your-information'
      | 'legal-basis'
      | 'your-rights'
      | 'data-sharing'
      | 'data-security'
      | 'data-retention'
      | 'cookies'
      | 'international-transfers'
      | 'childrens-privacy'
      | 'changes'
      | 'contacting-us'
      | 'data-protection-officer'}`
