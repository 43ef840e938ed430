import { resolveFigure } from '../figures/reference.ts'
import { errorAt } from '../problems/problem.ts'
import { placedReferences } from './placed-references.ts'
import type { Rule } from './rule.ts'

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
  placedReferences(document).flatMap(({ id, locate }) => {
    const figure = resolveFigure(id, figures, document.scope)
    if (!figure || !isUnreviewed(figure.id)) return []
    const message = `\`${figure.id}\` is the figure of a draft, which this published text would show`
    const fix = `publish ${figure.location.file}, or add \`id: ${figure.id}\` to the ledger once it has been reviewed`
    return [errorAt(locate(), 'figures/draft', message, fix)]
  })
