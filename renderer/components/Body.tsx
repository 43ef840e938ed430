import type { ReactNode } from 'react'
import type { Block, Section } from '../content/markdown/render.ts'
import { Markup } from './Markup.tsx'
import { PageSection } from './Section.tsx'

/** Shows the data that a block such as `::milestones` stands for. */
type RenderBlock = (name: string, argument: string) => ReactNode

/** The text of a content file, section by section. */
export function Body({ sections, renderBlock }: { sections: readonly Section[]; renderBlock?: RenderBlock }) {
  return sections.map(({ id, heading, headingHtml, blocks }) => {
    const content = renderBlock ? (
      <Blocks key={id} blocks={blocks} renderBlock={renderBlock} />
    ) : (
      <Blocks key={id} blocks={blocks} />
    )
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
  })
}

/** What stands in a section: rendered text, and components in their places. */
export function Blocks({ blocks, renderBlock }: { blocks: readonly Block[]; renderBlock?: RenderBlock }) {
  return blocks.map((block) =>
    block.kind === 'html' ? (
      // Sanitized where it was rendered (content/markdown/processor.ts).
      <Markup key={block.html} className="prose" html={block.html} />
    ) : (
      <div key={`${block.name} ${block.argument}`}>{renderBlock?.(block.name, block.argument)}</div>
    ),
  )
}
