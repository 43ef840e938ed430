import type { MDXContent } from 'mdx/types'
import { mdxComponents } from './components.tsx'

/** The text of a page in MDX with the published components. */
export function MdxBody({ Content }: { Content: MDXContent }) {
  return <Content components={mdxComponents} />
}
