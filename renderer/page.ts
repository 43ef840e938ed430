import type { ComponentType } from 'react'
import type { Surroundings } from './surroundings.ts'

/** What the head of a document says of its page. */
export interface Head {
  /** The title as it stands; the name of the site follows it everywhere but on the home page. */
  title: string
  description: string
}

/** What `+data.ts` gives of a page: the head of its document and the properties of its component. */
export interface PageData<Props> {
  head: Head
  /** The id of the content file, whose own figures its texts name without a prefix. */
  scope: string
  props: Props
}

/** A failure that a page tells of. */
export interface Failure {
  status: number
  message: string
}

/** What the scripts hand to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  site: Surroundings
  /** Where the site lies on its host: `/`, or `/site/`. */
  basePath: string
  /** Set for the error screen. */
  failure?: Failure
}

/** What `+data.ts` of a page gets. */
export interface PageContext extends RenderInput {
  routeParams: Readonly<Record<string, string>>
  is404: boolean | null
  errorWhileRendering?: unknown
  config: {
    Page: ComponentType<object>
    data: (context: PageContext) => PageData<object>
  }
}
