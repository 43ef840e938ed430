import { currencyCode } from './digits.ts'
import { monthNames } from './moment.ts'

const word = '(?:two|three|four|five|six|seven|eight|nine|ten)'
/** A short number, such as 3, 2.2, B.2, 6(1)(f), IV or two, that nothing follows which it could count. */
export const shortNumber = `(?:(?:[A-Z]\\.?)?\\d{1,3}(?:[.:-](?:[1-9]\\d?|0(?!\\d))){0,3}(?:\\([\\da-z]+\\))*[a-z]?|[IVXivx]+|${word})(?! (?:were|people|others|more|replied|of (?:them|us|whom))\\b)`

const months = monthNames.flatMap((name) => [name, name.slice(0, 3)]).join('|')
/** Letters before digits that make an amount, a time, an age or a part of a year, and no name. */
const measures = [
  '[QH]\\d(?![\\p{L}\\p{N}])',
  `(?:UTC|GMT|FY|Rs?|RM|[KTU]?Sh|S?Fr|Rp|Tk|Over|Under|Top|${currencyCode}|${months})-?\\d`,
].join('|')
/** Capitalised words before a number that do not make a name with it. */
const noNames = [
  `${months}|Sept|\\p{Lu}\\p{Ll}+(?:day|ly)|Year|Aged?|[AI]n?|UTC|GMT|FY|${currencyCode}`,
  'About|Across|After|All|Almost|Altogether|Among|And|Another|Around|At|Before|Between|Both|But|By|During|Each|Even|Every',
  'Fewer|First|For|From|Including|Just|Last|More|Most|My|Next|No|Now|Of|On|Only|Or|Our|Out|Over|Past|Per|Plus|Since|Some',
  'Still|Than|The|Their|Then|There|These|Those|Through|Throughout|To|Today|Total|Under|Until|Up|With|Within',
].join('|')
const verb = [
  ' (?:is|was|can|will|may|must|should|has|had|does|did|says|said|sets|means|needs|runs|asks|gives|gave|came|comes|goes',
  'went|brought|became|makes|made|shows|requires|applies|covers|defines|explains|supports|works|put|landed|remains|protects)\\b',
].join('|')
/** What follows a name, and not a count: `Windows 11 needs`. */
const notCounted = `(?=[.,;:!?)”’"'\\]](?!\\d)|$| [–—]| (?:and|or|to|in|on|at|of|for|by|with|from|into|as|if|when|that|but|cannot|users?|takes?)\\b|${verb})`
const version = '\\d{1,3}(?:\\.\\d{1,2}){0,2}'

/** Names with a number, by kind, where a list of them would have no end. */
export const ordinaryNames: readonly string[] = [
  // `G20`, `MP3`, `COVID-19`, `A4`, `H5N1`, `UTF-8`, `Web3`, `CO₂`, `HTTP/2`; not `Q3` or `R500`
  `(?!${measures})(?:\\p{Lu}{2,6}[-/]?\\d{1,5}|\\p{Lu}\\p{L}{0,9}-?\\d{1,3}|\\p{Lu}{1,3}[₀-₉])(?:\\.\\d{1,2})?(?:\\p{Lu}\\d?){0,2}s?`,
  // `4G`, `3D`, `2FA`, `1080p`, `4K video`, `1099-K`, `501(c)(3)`, `v2.1`, `B2B`, `Give2Grow`, `2.0.2`
  '[2-6]G|[2-4]D|2FA|\\d{3,4}p|[48]K (?:video|film|screen|TV|camera|if|resolution)|\\d{3,4}-\\p{Lu}',
  '\\d{3}\\(\\p{Ll}\\)(?:\\(\\d\\))?|[vV]\\d+(?:\\.\\d+)*|\\p{Ll}\\d\\p{Ll}|\\p{Lu}\\p{L}+\\d\\p{Lu}\\p{L}+|\\d\\.\\d{1,2}\\.\\d{1,2}',
  // `on Windows 11.`, `Maroon 5 was`, `Motion 11 passed`, `ISO 27001 is`; not `In Kenya 340 teachers`
  `(?<=[\\p{Ll}\\d][,;]? |[(“"])(?!(?:${noNames}) )\\p{Lu}[\\p{L}’'.-]* ${version}${notCounted}`,
  `(?!(?:${noNames}) )\\p{Lu}\\p{Ll}+ ${version}(?=: |${verb}|(?<![st] ${version}) \\p{Ll}+ed\\b)`,
  `(?!(?:${noNames}) )\\p{Lu}{2,6}s?(?:/\\p{Lu}+)? \\d{1,5}(?:-\\d)?(?:\\.\\d{1,2}){0,2}${notCounted}|(?:ISO|IEC|EN|RFC|WCAG|IFRS) \\d+(?:\\.\\d)?`,
  // `iOS 17`, `PlayStation 5 version`
  `(?:\\p{Ll}{1,5}|\\p{Lu}\\p{Ll}+)\\p{Lu}\\p{L}* ${version}`,
  // `sections 3, 4 and 17`
  `(?:[Aa]rticle|[Bb]use|[Cc]hapter|[Pp]age|[Pp]art|[Pp]hase|[Ss]ection|[Ss]tep|[Tt]able|[Tt]ier|SDG)s ${shortNumber}(?:(?:, | and |, and | or | to |[–-])${shortNumber})*`,
  // `§ 170`, `No. 5`, `Art. 13`, `pp. 45–67`, `number 9`, `[14]`, `#3`
  '(?:[Nn]os?|[Nn]r|[Aa]rt|[Pp]p?|[Ff]ig|[Vv]ol|[Cc]h|[Ss]ec)\\. ?\\d+(?:[–-]\\d+)?|§+ ?\\d+|\\[\\d{1,2}\\]',
  '#(?:\\d{1,4}|\\p{L}[\\p{L}\\d]*|[\\dA-F]{6})|[Nn]umber \\d{1,3}(?=[.,;:!?)]|$)',
  // `+41 22 555 01 23`, `0800 123 456`, `(212) 555-0147`, `text GIVE to 70085`, `dial 112`, `12 Baker Street`
  '\\+\\d{2}(?: \\(?\\d+\\)?){3,}|0\\d{2,4}(?:[ -]\\d{2,4}){2,3}|(?:\\d-)?\\(?\\d{3}\\)?[ -]\\d{3}-\\d{4}',
  '[Tt]ext \\p{L}+ to \\d{4,6}|(?:[Dd]ial|[Cc]all) \\d{3}(?=[.,;!]|$| in | for | if )|\\d{1,3} (?:\\p{Lu}\\p{Ll}+ )+(?:Street|Road|Avenue|Lane)',
  '(?:ISBN|ISSN|IBAN|DOI|EIN|VAT|Box)(?: no\\.)?:? [\\p{Lu}\\d ./-]*\\d|[Cc]harity (?:number |no\\. ?)?\\d{5,8}',
  // `the 2030 Agenda`, `the Equality Act 2010`, `Regulation (EU) 2016/679`
  '(?:19|20)\\d\\d (?:\\p{Lu}\\p{Ll}+ )?(?:Act|Agenda|Convention|Protocol|Treaty|Declaration|Constitution)|(?:19|20)\\d\\d/\\d{3,4}(?:/E[CU])?',
  '(?:Act|Agenda|Law|Regulations?|Order|Convention|Agreement)(?: of)? (?:19|20)\\d\\d|Resolution \\d{4}',
  // `Fundraising 101`, `a 404 page`, `Web 2.0`, `the 21st century`, `an H2 heading`
  '\\p{L}+ 101(?=[.,;:!?)]|$| is | was )|404(?! \\p{Ll}+s\\b)|[345]\\d\\d (?:error|redirect)s?|\\p{L}+ 2\\.0|2\\.0 \\p{L}+',
  '\\d{1,2}(?:st|nd|rd|th)[- ]century|H[1-6] (?:heading|tag|element)s?',
  // `the four Ps`; `three, two, one`; `one, two`; `cut twice.`; `in her sixties`
  `(?:\\d|[Tt]hree|[Ff]our|${word}) ?\\p{Lu}s|(?:(?:[Ff]ive|[Ff]our|[Tt]hree|[Tt]wo), )+one|[Oo]ne, two(?:, three)?`,
  'twice(?=[.,;:!?]|$)|(?:his|her|my) (?:early |mid-|late )?\\p{Ll}+ties',
  // `Second, ask`; `World War Two.`, `the Big Five agree`, and not `In Six Countries`; `the Sixties`
  '(?:Second|Third|Fourth|Fifth)(?=,)|(?<=[;,] (?:and )?)(?:second|third)(?=,)|(?:[Tt]he|Roaring|Swinging) \\p{Lu}\\p{Ll}+ties',
  '(?<=\\p{Ll} (?:\\p{Lu}\\p{Ll}+ ){0,2})(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Second|Third|Fourth|Fifth|Ninth)(?=[.,;:!?)]| \\p{Ll}{5})',
]
