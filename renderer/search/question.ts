import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'

/** A word of a question, or a figure. */
export type AskedWord = ReturnType<typeof readQuestion>[number]

/** Longer questions are cut: nobody reads the rest, and each word costs time. */
const longestQuestion = 200
const maxWords = 12

/** Words that ask, and say nothing of what is looked for. */
const smallWords: ReadonlySet<string> = new Set(
  `a an and are as at be by can could do does for from has have how i if in is it its many me much my of on or our
  please should so some tell that the their them there these they this to was we were what when where which who why
  will with would you your`.split(/\s+/),
)

/** Takes a question apart into the words that it is about, each once. */
export function askedWords(question: string): string[] {
  const words = [...new Set(tokensOf(question.slice(0, longestQuestion)).map(({ forms }) => forms[0]))]
  const telling = words.filter((word) => !smallWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, maxWords)
}

/** The words that a question is about, with what the vocabulary of an index has of them: only what begins as they do. */
export function readQuestion(question: string, vocabulary: readonly string[]) {
  const asked = askedWords(question)
  return asked.map((word) => {
    // The other forms of it that the index has: *nomination* for *nominate*.
    const forms = formsIn(vocabulary, word)
    // `nomin` may become *nomination*. A single letter or digit is a beginning only if it is the whole question.
    const isBeginning = asked.length === 1 || word.length > 1 || /\p{Sc}/u.test(word)
    // `nominaton` has no other form in the index, and no word begins with it: it is misspelt, or nowhere.
    const isKnown = forms.length > 0 || vocabulary.some((term) => (isBeginning ? term.startsWith(word) : term === word))
    return { word, forms, isBeginning, isKnown }
  })
}

/** Words of one family begin alike, so that few have to be stemmed. */
function formsIn(vocabulary: readonly string[], word: string): string[] {
  const start = word.slice(0, 3)
  const root = stem(word)
  return vocabulary.filter((term) => term.startsWith(start) && term !== word && stem(term) === root)
}
