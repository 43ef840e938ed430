import type { ReactNode } from 'react'
import type { Block, Section } from '../content/markdown/render.ts'
import { usePage } from '../page.ts'
import { placePhotographs } from '../photographs/Photograph.tsx'
import { Markup } from './Markup.tsx'
import { PageSection } from './page-parts.tsx'

/** Shows the data that a block such as `::milestones` stands for. */
type RenderBlock = (name: string, argument: string) => ReactNode

interface BodyProps {
  sections: readonly Section[]
  renderBlock?: RenderBlock
  /** `story` sets the first letter large, `case-study` sets the outcome apart. */
  className?: string
}

/** The text of a content file, section by section, with its table of contents beside it. */
export function Body({ sections, renderBlock, className = '' }: BodyProps) {
  return (
    <div className="long-read">
      <Contents sections={sections} />
      <div className={`min-w-0 ${className}`}>
        {sections.map(({ id, heading, headingHtml, blocks }) => {
          const content = <Blocks key={id} blocks={blocks} renderBlock={renderBlock} />
          return id && heading ? (
            <PageSection
              key={id}
              id={id}
              title={headingHtml === heading ? heading : <Markup as="span" html={headingHtml ?? ''} />}
            >
              {content}
            </PageSection>
          ) : (
            <div key="start" className="section section-start">
              <div className="flex flex-col gap-6">{content}</div>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The table of contents of a long page; a short one needs none. */
function Contents({ sections }: { sections: readonly Section[] }) {
  const named = sections.filter(({ id, heading }) => id && heading)
  if (named.length < 3) return null
  return (
    <nav aria-label="On this page" className="table-of-contents">
      <ul>
        {named.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The content of a section: rendered text, and components in place. */
export function Blocks({ blocks, renderBlock }: { blocks: readonly Block[]; renderBlock?: RenderBlock }) {
  const { photographs } = usePage().site
  return blocks.map((block) =>
    block.kind === 'html' ? (
      // Sanitized where it was rendered (content/markdown/processor.ts).
      <Markup key={block.html} className="prose" html={placePhotographs(block.html, photographs)} />
    ) : (
      <div key={`${block.name} ${block.argument}`} className="my-3">
        {renderBlock?.(block.name, block.argument)}
      </div>
    ),
  )
}
