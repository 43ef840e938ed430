import type { ReactNode } from 'react'
import type { Block, Section } from '../content/markdown/render.ts'
import { Markup } from './Markup.tsx'
import { PageSection } from './Section.tsx'

interface BodyProps {
  sections: readonly Section[]
  /** Shows the data that a block such as `::milestones` stands for. */
  renderBlock?: (name: string, argument: string) => ReactNode
}

/** The text of a content file, section by section. */
export function Body({ sections, renderBlock }: BodyProps) {
  return sections.map(({ id, heading, blocks }) => {
    const content = blocks.map((block) => (
      <BlockView key={keyOf(block)} block={block} {...(renderBlock && { renderBlock })} />
    ))
    return id && heading ? (
      <PageSection key={id} id={id} title={heading}>
        {content}
      </PageSection>
    ) : (
      <div key="start" className="flex flex-col gap-6">
        {content}
      </div>
    )
  })
}

function BlockView({ block, renderBlock }: { block: Block; renderBlock?: BodyProps['renderBlock'] }) {
  // Sanitized where it was rendered (content/markdown/processor.ts).
  if (block.kind === 'html') return <Markup className="prose" html={block.html} />
  return <div>{renderBlock?.(block.name, block.argument)}</div>
}

function keyOf(block: Block): string {
  return block.kind === 'html' ? block.html : `${block.name} ${block.argument}`
}
