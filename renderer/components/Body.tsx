import type { Section } from '../content/markdown/render.ts'
import { unconfirmedMark } from '../content/schemas/stand-in.ts'
import { placePhotographs } from '../photographs/Photograph.tsx'
import { usePage } from '../use-page.ts'
import { Block } from './blocks.tsx'
import { Markup } from './Markup.tsx'
import { type Ground, PageSection } from './page-parts.tsx'

interface BodyProps {
  sections: readonly Section[]
  className?: string
  /** Whether the table of contents is above the text, and not beside it. */
  contentsAbove?: boolean
  /** The ground of a section, where there is no table of contents beside it. */
  groundOf?: (section: Section) => Ground | undefined
}

/** The text of a content file, section by section, with a table of contents for a long one. */
export function Body({ sections, className = '', contentsAbove, groundOf }: BodyProps) {
  const headings = sections.flatMap(({ heading }) => (heading?.words ? [heading] : []))
  const hasContents = headings.length >= longText
  const text = (
    <div className={`min-w-0 ${className}`}>
      {sections.map((section) => (
        <Part
          key={section.heading?.id ?? 'start'}
          {...section}
          ground={hasContents && !contentsAbove ? undefined : groundOf?.(section)}
        />
      ))}
    </div>
  )
  if (!hasContents) return text
  return (
    <div className={contentsAbove ? undefined : 'long-read'}>
      <nav aria-label="On this page" className="table-of-contents mb-3">
        <ul>
          {headings.map(({ id, words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      {text}
    </div>
  )
}

/** With so many parts a text has a table of contents. */
const longText = 5

/** Whether a sentence to remember is in a section. */
export function hasQuote({ blocks }: Section): boolean {
  return blocks.some((block) => block.kind === 'html' && block.html.includes('<blockquote>'))
}

function Part({ heading, blocks, ground }: Section & { ground: Ground | undefined }) {
  const content = <Blocks blocks={blocks} />
  if (!heading?.words)
    return (
      <div className="section section-start">
        <div>{content}</div>
      </div>
    )
  const { id, words, html } = heading
  const title = html === words ? words : <Markup as="span" html={html} />
  return (
    <PageSection id={id} title={title} ground={ground}>
      {content}
    </PageSection>
  )
}

/** The content of a section: rendered text, and components in place. */
export function Blocks({ blocks }: Pick<Section, 'blocks'>) {
  const { photographs } = usePage().site
  return blocks.map((block) =>
    block.kind === 'html' ? (
      // Sanitized where it was rendered (content/markdown/processor.ts).
      <Markup
        key={block.html}
        className="prose"
        html={placePhotographs(block.html, photographs)
          .replace(unconfirmedMark, '<small>$&</small>')
          .replace(/<p>(?=<small>[^<]*<\/small><\/p>)/g, '<p class="quiet">')}
      />
    ) : (
      <div key={`${block.name} ${block.argument}`} data-block={block.name}>
        <Block name={block.name} argument={block.argument} heading={block.heading} />
      </div>
    ),
  )
}
