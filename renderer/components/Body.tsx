import type { ReactNode } from 'react'
import type { Block, Section } from '../content/markdown/render.ts'
import { PageSection } from './Section.tsx'

interface BodyProps {
  sections: readonly Section[]
  /** Shows the data that a block such as `::milestones` stands for. */
  renderBlock?: (name: string, argument: string) => ReactNode
}

/** The text of a content file, section by section. */
export function Body({ sections, renderBlock }: BodyProps) {
  return sections.map((section, index) => {
    const blocks = <Blocks blocks={section.blocks} {...(renderBlock && { renderBlock })} />
    return section.id && section.heading ? (
      <PageSection key={section.id} id={section.id} title={section.heading}>
        {blocks}
      </PageSection>
    ) : (
      <div key={`start-${index}`} className="flex flex-col gap-6">
        {blocks}
      </div>
    )
  })
}

function Blocks({ blocks, renderBlock }: { blocks: readonly Block[]; renderBlock?: BodyProps['renderBlock'] }) {
  return blocks.map((block, index) =>
    block.kind === 'html' ? (
      // Sanitized where it was rendered (content/markdown/processor.ts); blocks never change places.
      <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
    ) : (
      <div key={index}>{renderBlock?.(block.name, block.argument)}</div>
    ),
  )
}
