import { words } from './word-classes.ts'

/**
 * Words beside a number that say whether it counts something or only is part of a word, name or label: data for the
 * finder of numbers.
 */

/** What may follow a number below ten after a hyphen without making it one to quote: `two-way`, `six-figure`. */
export const compounds = words(`
  way pack sided handed dimensional faced factor tone piece ply legged wheeled wheeler seater door star edged pronged speed
  tier tiered figure figures digit digits letter syllable column lane horse party hander
  to on in by a-day something somethings`)

/** More of these for `one`, `two` and `zero`: `two-step verification`. */
export const compoundsOfOne = words('click stop liner off track time')
export const compoundsOfTwo = words('step fold part up bit time man')

/** Words before a hyphen that leave the number after it one to quote: `mid-2024`, `top-10`. Elsewhere it is a name. */
export const openPrefixes = words(`
  mid pre post under over sub top early late circa since plus year
  jan feb mar apr may jun jul aug sep sept oct nov dec`)

/** Words after which a number only tells things apart: `section 3`, `Phase two`, `size 10`, `Psalm 23`. */
export const labels = words(`
  section chapter article art annex appendix clause paragraph para regulation resolution proposition directive law
  recital schedule rule principle protocol policy norm standard sorp
  part phase stage step page p pp room hall floor gate suite unit apartment apt flat building ward district precinct
  zone exit highway junction route bus tram flight pier lane
  session level tier grade band class category type priority scope option version variant edition
  fig footnote photo slide episode season scene psalm verse volume vol issue sheet column row lot appeal
  no nr item module lesson round wave cohort aim pillar objective tip myth fact faq lemma size ticket
  error status line ein abn iban vat isbn issn pmid doi extension ext account port respondent interviewee`)

/** The same of two words. */
export const longLabels = words(`
  registered_charity registered_company world_war see_note see_figure in_figure see_table in_table is_number at_number
  at_stand charity_number company_number she_number he_number we_number public_law registration_number
  work_package case_study motion_number act_one charity_registration`)

/** Labels under which there may be hundreds of things, so that a large number is a label as well: `section 230`. */
export const registers = words(`
  section chapter article art annex appendix clause paragraph para regulation resolution proposition directive
  page p pp room hall gate suite apartment apt highway junction route bus tram flight fig table figure footnote psalm
  verse volume vol issue sheet row lot ticket locker seat item error status ein abn iban vat isbn issn pmid doi
  extension ext no nr port p.o._box po_box
  registered_charity registered_company charity_number company_number charity_registration registration_number
  public_law working_paper`)

/** Things that may have large numbers, but of which a sentence may also count many after their name. */
export const numberedThings = words('booth stand order case motion invoice grant box file code act bill question task')

/** Labels that stand with their number before a noun, behind an article even: `the type 2 diabetes`. */
export const attributiveLabels = words('type grade scope tier level class category band phase priority number')

/**
 * Labels that are verbs as well, or things of which there may be so and so many: with a plural noun after it the number
 * counts (`Test three subject lines`), with none it is a label (`Test 3 failed`).
 */
export const openLabels = words(`
  platform booth stand track book test order group table question note model pilot score box file code seat page team
  act motion experiment milestone goal target village site school patient participant donor station sample trial arm
  lot card exhibit figure contact task candidate speaker player object scenario hypothesis finding recommendation
  lesson commitment outcome output pledge promise action area concept idea solution challenge workshop panel channel`)

/** Labels that stand for several: the numbers after `and`, `to` and commas belong to them too. */
export const pluralLabels: readonly string[] = [
  ...['sections', 'chapters', 'articles', 'arts', 'annexes', 'clauses', 'paragraphs', 'parts', 'phases', 'stages'],
  ...['steps', 'pages', 'rooms', 'levels', 'tiers', 'options', 'questions', 'figures', 'tables', 'types', 'items'],
  ...['modules', 'sdgs', 'goals', 'rounds', 'cohorts', 'pp.'],
]

/** Names that go on with a number, in the letters that they are written in: `iOS 17`, `Formula 1`, `Matthew 25:35`. */
export const names = words(`
  ISO IEC RFC DIN EN BS PAS IEEE ANSI ASTM NIST GRI ISAE IFRS IPSAS FRS SORP WCAG HTTP HTTPS HTML CSS PHP Python Node Node.js Java Ruby TLS SSL IPv OAuth
  Web iOS iPadOS macOS Android Windows Office Microsoft Excel iPhone iPad Pixel Galaxy PlayStation Xbox GPT Llama
  WordPress Drupal React Vue Angular Bootstrap Tailwind Bluetooth USB Wi-Fi Pro Surface
  SDG Goal Fortune FTSE Nasdaq S&P Horizon Agenda Vision Industry Formula Channel Radio Area Route Highway Apollo
  Boeing Airbus Big Day Figure Table Form Schedule Title Catch Studio Maroon Round Team Resolution Proposition
  Matthew Luke Psalm Psalms Genesis Exodus Isaiah Proverbs Romans Corinthians
  (EU) (EC) (EEC) § §§ H.R.`)

/** Those of the names whose numbers are large: standards, laws, lists, aeroplanes, plans for a year. */
export const standards = words(`
  ISO IEC RFC DIN EN BS PAS IEEE ANSI ASTM NIST GRI ISAE IFRS IPSAS HTTP HTTPS (EU) (EC) § §§ H.R. FRS SORP Microsoft Office Windows Fortune FTSE Nasdaq S&P
  Horizon Agenda Vision Form Boeing Airbus Route Highway Resolution Psalm Matthew Luke Genesis Exodus Isaiah Proverbs Romans
  Corinthians Psalms Title Regulation`)

/** Acronyms that measure something, come before an amount, or name a place: what follows them is a figure. */
export const openAcronyms = words(`
  EU UK US USA UN UAE NGO NGOS HQ DC NYC LA UTC GMT CET CEST EST PST BST AD BC AM PM
  ROI ROAS NPS CPA CPL CPM CTR LTV CLV AOV ARPU ARR MRR FTE GDP GNI GNP HDI BMI IQ EQ GPA AUC CO SD SE CI OR RR HR N P R
  KPI AGM NO TO THE OF AND FOR IN ON AT BY WE ALL TOP OUR MY UP OVER PLUS ONLY JUST FROM WITH ABOUT UNDER NEARLY`)

/** Nouns of time and amount: with one of them even `one` is a number that a reader could quote. */
export const measures: readonly string[] = [
  ...['year', 'years', 'month', 'months', 'week', 'weeks', 'hour', 'hours', 'minute', 'minutes', 'quarter', 'quarters'],
  ...['per cent', 'percent', 'percentage point', 'dollar', 'dollars', 'euro', 'euros', 'pound', 'pounds', 'franc'],
  ...['francs', 'kilometre', 'kilometres', 'kilogram', 'kilograms', 'tonne', 'tonnes', 'litre', 'litres', 'metre'],
  ...['metres', 'mile', 'miles', 'night', 'nights', 'days', 'times', 'points', 'stars', 'out of'],
]
