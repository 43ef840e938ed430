/**
 * Words beside a number that say whether it counts something or only is part of a word, name or label: data for the
 * finder of numbers.
 */

/** What may follow a number after a hyphen without making it a number to quote: `two-way`, `six-figure`, `3-in-1`. */
export const compounds: readonly string[] = [
  ...['way', 'sided', 'handed', 'dimensional', 'faced', 'factor', 'tone', 'piece', 'ply', 'legged', 'wheeled'],
  ...['wheeler', 'seater', 'door', 'star', 'edged', 'pronged', 'speed', 'tier', 'tiered', 'figure', 'figures'],
  ...['digit', 'digits', 'letter', 'syllable', 'lane', 'horse', 'party', 'hander', 'course', 'to', 'on', 'in', 'by'],
  ...[
    'click',
    'stop',
    'liner',
    'off',
    'track',
    'sum',
    'based',
    'waste',
    'tolerance',
    'cost',
    'emission',
    'a-day',
    'something',
    'somethings',
  ],
]

/** More of these for `two` alone: `two-step verification`. */
export const compoundsOfTwo: readonly string[] = ['step', 'fold', 'part', 'up', 'bit', 'time', 'man']

/** Words before a hyphen that leave the number after it one to quote: `mid-2024`, `top-10`. Elsewhere it is a name. */
export const openPrefixes: readonly string[] = [
  ...['mid', 'pre', 'post', 'under', 'over', 'sub', 'top', 'early', 'late', 'circa', 'since', 'non', 'plus', 'year'],
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec'],
]

/** Words after which a number only tells things apart: `section 3`, `Phase two`, `no. 1234567`. */
export const labels: readonly string[] = [
  ...['section', 'chapter', 'article', 'art', 'annex', 'appendix', 'clause', 'paragraph', 'para', 'regulation'],
  ...['directive', 'part', 'phase', 'stage', 'step', 'page', 'p', 'pp', 'room', 'hall', 'floor', 'platform', 'gate'],
  ...[
    'booth',
    'track',
    'session',
    'level',
    'tier',
    'grade',
    'option',
    'question',
    'version',
    'see figure',
    'in figure',
    'fig',
    'see table',
  ],
  ...[
    'type',
    'in table',
    'scope',
    'no',
    'nr',
    'is number',
    'item',
    'module',
    'lesson',
    'volume',
    'vol',
    'issue',
    'slide',
    'episode',
  ],
  ...['round', 'wave', 'cohort', 'error', 'code', 'status', 'line', 'box', 'ein', 'abn', 'iban', 'vat', 'world war'],
  ...[
    'registered charity',
    'registration',
    'tip',
    'rule',
    'principle',
    'zone',
    'row',
    'seat',
    'pillar',
    'objective',
    'priority',
    'see note',
    'at stand',
    'bus',
    'tram',
  ],
]

/** Labels that stand for several: the numbers after `and`, `to` and commas belong to them too. */
export const pluralLabels: readonly string[] = [
  ...['sections', 'chapters', 'articles', 'arts', 'annexes', 'clauses', 'paragraphs', 'parts', 'phases', 'stages'],
  ...['steps', 'pages', 'rooms', 'levels', 'tiers', 'options', 'questions', 'figures', 'tables', 'types', 'items'],
  ...['modules', 'sdgs', 'goals', 'rounds', 'cohorts'],
]

/** Names that go on with a number, in the letters that they are written in: `iOS 17`, `ISO 8601`, `SDG 3`. */
export const names: readonly string[] = [
  ...['ISO', 'IEC', 'RFC', 'DIN', 'EN', 'WCAG', 'HTTP', 'HTTPS', 'HTML', 'CSS', 'PHP', 'Python', 'Node', 'Node.js'],
  ...['Web', 'iOS', 'iPadOS', 'macOS', 'Android', 'Windows', 'Office', 'Microsoft', 'Excel', 'iPhone', 'iPad', 'Pixel'],
  ...[
    'Galaxy',
    'PlayStation',
    'Xbox',
    'GPT',
    'WordPress',
    'Drupal',
    'React',
    'SDG',
    'Goal',
    'Fortune',
    'FTSE',
    'Nasdaq',
  ],
  ...['S&P', 'Horizon', 'Agenda', 'Vision', 'Industry', 'Formula', 'Channel', 'Radio', 'Area', 'Route', 'Highway'],
  ...[
    'Apollo',
    'Boeing',
    'Airbus',
    'Big',
    'Day',
    'Figure',
    'Table',
    'Bluetooth',
    'USB',
    'Wi-Fi',
    'Form',
    'MacBook Pro',
    'Surface',
    'Pier',
    'Catch',
    '(EU)',
    '(EC)',
    '(EEC)',
    '§',
    '§§',
  ],
]

/** Nouns of time and amount: with one of them even `one` is a number that a reader could quote. */
export const measures: readonly string[] = [
  ...['year', 'years', 'month', 'months', 'week', 'weeks', 'hour', 'hours', 'minute', 'minutes', 'quarter', 'quarters'],
  ...['per cent', 'percent', 'percentage point', 'dollar', 'dollars', 'euro', 'euros', 'pound', 'pounds', 'franc'],
  ...['francs', 'kilometre', 'kilometres', 'kilogram', 'kilograms', 'tonne', 'tonnes', 'litre', 'litres', 'metre'],
]
