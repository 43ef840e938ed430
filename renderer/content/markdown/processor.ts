import type { Root, RootContent } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import { remark } from 'remark'
import remarkDirective from 'remark-directive'
import remarkHtml from 'remark-html'
import type { Data, Processor } from 'unified'
import { schemes } from '../texts/address.ts'
import { remarkQuickParser } from './quick-parser.ts'

/**
 * What passes the sanitizer: the usual elements, figures as `data` and `time`, terms with their meanings, and the site's own
 * ids of headings.
 */
const sanitize: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), 'data', 'time', 'dfn', 'button', 'span'],
  attributes: {
    ...defaultSchema.attributes,
    data: ['value', 'dataFigure'],
    time: ['dateTime', 'dataFigure'],
    dfn: [['className', 'term', 'has-tooltip']],
    button: [['type', 'button'], 'popoverTarget', 'ariaDescribedBy'],
    span: ['popover', ['role', 'tooltip'], 'dataPageOnly'],
  },
  protocols: { ...defaultSchema.protocols, href: [...schemes], src: ['https'] },
  clobberPrefix: '',
}

const [zero, nine, colon] = [0x30, 0x39, 0x3a]

/** Reads the colon of `14:30` and `3:1` as text: no directive has a name that begins with a digit. */
const colonsInNumbers: ReturnType<typeof gfmTable> = {
  text: {
    [colon]: {
      // As with directives, the second colon of `a::1` begins nothing.
      previous: (code) => code !== colon,
      tokenize: (effects, ok, nok) => (code) => {
        effects.enter('data')
        effects.consume(code)
        return (behind) => {
          if (behind === null || behind < zero || behind > nine) return nok(behind)
          effects.exit('data')
          return ok(behind)
        }
      },
    },
  },
}

/**
 * Adds tables alone of GitHub's extensions, since the rest takes longer to parse than all of CommonMark, and the colons,
 * which come after the directives: the last extension is tried first.
 */
function remarkSyntax(this: Processor): void {
  const data: Data & { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] } = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), colonsInNumbers, gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

/** The processor with remark's own parser, the reference for all others. */
export const reference = remark().use(remarkDirective).use(remarkSyntax).use(remarkHtml, { sanitize }).freeze()

const processor = reference().use(remarkQuickParser).freeze()

/** Parses markdown (CommonMark, tables and directives) into a syntax tree with positions. */
export function parse(markdown: string): Root {
  return openContainers(processor.parse(markdown))
}

/**
 * Moves the content of a block of three colons after it. Such blocks do not exist, and one typed by mistake would
 * contain the rest of the text.
 */
function openContainers(tree: Root): Root {
  const open = (node: RootContent): RootContent[] =>
    node.type === 'containerDirective' ? [{ ...node, children: [] }, ...node.children.flatMap(open)] : [node]
  if (tree.children.some(({ type }) => type === 'containerDirective')) tree.children = tree.children.flatMap(open)
  return tree
}

/** Writes a syntax tree as sanitized HTML. */
export function compile(tree: Root): string {
  return processor.stringify(tree).trim()
}
