import type { ComponentType } from 'react'
import type { Surroundings } from './surroundings.ts'

/** What the head of a document says of its page. */
export interface Head {
  /** The title as it stands; the name of the site follows it everywhere but on the home page. */
  title: string
  description: string
}

/** The result of `+data.ts`: the head of a page's document and the properties of its component. */
export interface PageData<Props> {
  head: Head
  /** The id of the content file, whose own figures its texts name without a prefix. */
  scope: string
  props: Props
}

/** A failure that a page reports. */
export interface Failure {
  status: number
  message: string
}

/** What the scripts pass to the renderer with each address. */
export interface RenderInput {
  urlOriginal: string
  site: Surroundings
  /** The site's path on its host: `/`, or `/site/`. */
  basePath: string
  /** Set for the error screen. */
  failure?: Failure
}

/** The input of `+data.ts`. */
export interface PageContext extends RenderInput {
  routeParams: Readonly<Record<string, string>>
  is404: boolean | null
  errorWhileRendering?: unknown
  config: {
    Page: ComponentType<object>
    data: (context: PageContext) => PageData<object>
  }
}
