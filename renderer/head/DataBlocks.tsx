import type { Thing, WithContext } from 'schema-dts'
import { Markup } from '../components/Markup.tsx'

/** Structured data for search engines. The blocks never run, and `<` is escaped so that it cannot close them early. */
export function DataBlocks({ subjects }: { subjects: readonly WithContext<Thing>[] }) {
  return subjects.map((subject, index) => (
    <Markup
      // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once
      key={index}
      as="script"
      type="application/ld+json"
      html={JSON.stringify(subject).replaceAll('<', '\\u003c')}
    />
  ))
}
