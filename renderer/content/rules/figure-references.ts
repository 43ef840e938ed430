import { scopeOf } from '../figures/figure.ts'
import { checkAttributes, resolveFigure } from '../figures/reference.ts'
import { errorAt, type Fault, namingFile, type Problem } from '../problems/problem.ts'
import { didYouMean } from '../problems/suggest.ts'
import { placedReferences } from './placed-references.ts'
import { readerTexts } from './reader-texts.ts'
import type { Rule } from './rule.ts'

const rule = 'figures/reference'

/**
 * A reference to a figure names an existing figure and display form. What only looks like one, or is in the syntax of another
 * kind of file, is found as a leftover (`leftover-marks.ts`).
 *
 * Good: `:stat[reach]`, `:stat[home/since]`, `<Stat id="count/pilots" />` in MDX
 *
 * Bad: `:stat[reech]`, `:stat[reach]{form=roman}`, `:stat[reach]{from=words}`, `<Stat id="count/pilot" />` in MDX
 */
export const figureReferences: Rule = (document, { figures }) =>
  placedReferences(document).flatMap(({ id, attributes, place }): Problem[] => {
    const { scope } = document
    const unknown = resolveFigure(id, figures, scope) ? undefined : explainUnknown(id, Object.keys(figures), scope)
    const misused = checkAttributes(attributes)
    const named = id.includes('/') ? scopeOf(id) : undefined
    return [
      ...(unknown ? [namingFile(named, errorAt(place, rule, unknown.message, unknown.fix))] : []),
      ...(misused ? [errorAt(place, rule, misused.message, misused.fix)] : []),
    ]
  })

function explainUnknown(id: string, ids: readonly string[], scope: string): Fault {
  if (id === '') {
    const fix = 'write the id of the figure in square brackets, as in `:stat[total-reach]`'
    return { message: 'the reference does not name a figure', fix }
  }
  const names = ids.map((figure) => (figure.startsWith(`${scope}/`) ? figure.slice(scope.length + 1) : figure))
  const listed = id.split(/\s+/)
  if (listed.length > 1 && listed.every((name) => names.includes(name))) {
    const fix = `name one figure, or put commas between those of a block: \`::stats[${listed.join(', ')}]\``
    return { message: `\`${id}\` is more than one figure`, fix }
  }
  return { message: `there is no figure \`${id}\``, fix: didYouMean(id, names) || listFigures(id, ids, scope) }
}

/** The figures of the file that an id names, or of its own file. */
function listFigures(id: string, ids: readonly string[], scope: string): string {
  const owner = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : scope
  const isOwn = owner === scope
  const names = ids
    .filter((figure) => figure.startsWith(`${owner}/`))
    .map((figure) => `\`${isOwn ? figure.slice(scope.length + 1) : figure}\``)
  if (names.length > 0) return `the figures of ${isOwn ? 'this file' : `\`${owner}\``} are ${names.join(', ')}`
  return isOwn
    ? 'define it under `stats`, or write file/name for a figure of another file'
    : `nothing called \`${owner}\` has figures: name another figure, or remove the reference`
}

/**
 * A published text shows no figure of a draft, unless it has been reviewed in the ledger: otherwise a build would find
 * an unreviewed figure on the page.
 *
 * Good: `:stat[reach]`, `:stat[home/since]`, `<Stat id="count/pilots" />` in MDX
 *
 * Bad: `:stat[draft/reach]`, `::stats[reach, draft/reach]`, `about: :stat[draft/reach] people` in the frontmatter,
 * `<Stat id="draft/reach" />` in MDX
 */
export const draftFigures: Rule = (document, { figures, isUnreviewed }) =>
  placedReferences(document).flatMap(({ id, place }) => {
    const figure = resolveFigure(id, figures, document.scope)
    if (!figure || !isUnreviewed(figure.id)) return []
    const message = `\`${figure.id}\` is the figure of a draft, which this published text would show`
    const fix = `publish ${figure.location.file}, or add \`id: ${figure.id}\` to the ledger once it has been reviewed`
    return [errorAt(place, 'figures/draft', message, fix)]
  })

/**
 * Something separates a figure from what is beside it, other than a comma or a full stop: 700 and 3 read as 7003, or as 700,3.
 *
 * Good: `:stat[reach], :stat[donors] and :stat[home/since]`, `about: :stat[reach]–:stat[donors]` in the
 * frontmatter
 *
 * Bad: `:stat[reach]:stat[donors]`, `:stat[reach].**:stat[donors]**`, `:stat[reach]:contact-email`,
 * `about: :stat[reach],:stat[donors]` in the frontmatter, `<Stat id="home/since" />,<Stat id="count/pilots" />` in MDX
 */
export const figuresApart: Rule = (document) =>
  readerTexts(document).flatMap(({ text, figures, placeAt }) => {
    const joined = figures.find(
      ({ index, length }) =>
        /^[.,]?\uFFFC/.test(text.slice(index + length)) || /\uFFFC[.,]?$/.test(text.slice(0, index)),
    )
    const message = 'nothing separates this figure from what is beside it, so that readers take both for one number'
    return joined ? [errorAt(placeAt(joined.index), rule, message, 'put a space or words between them')] : []
  })
