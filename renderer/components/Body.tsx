import type { Section } from '../content/markdown/render.ts'
import { unconfirmedMark } from '../content/schemas/stand-in.ts'
import { placePhotographs } from '../photographs/Photograph.tsx'
import { usePage } from '../use-page.ts'
import { Block } from './blocks.tsx'
import { Markup } from './Markup.tsx'
import { PageSection } from './page-parts.tsx'

interface BodyProps {
  sections: readonly Section[]
  className?: string
  /** Whether the table of contents is above the text, and not beside it. */
  contentsAbove?: boolean
}

/** The text of a content file, section by section, with a table of contents for a long one. */
export function Body({ sections, className = '', contentsAbove }: BodyProps) {
  const headings = sections.flatMap(({ heading }) => (heading?.words ? [heading] : []))
  const text = (
    <div className={`min-w-0 ${className}`}>
      {sections.map((section) => (
        <Part key={section.heading?.id ?? 'start'} {...section} />
      ))}
    </div>
  )
  if (headings.length < longText) return text
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

function Part({ heading, blocks }: Section) {
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
    <PageSection id={id} title={title}>
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
        <Block name={block.name} argument={block.argument} />
      </div>
    ),
  )
}
