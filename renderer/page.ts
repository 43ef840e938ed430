import type { ComponentType } from 'react'
import type { Site } from './content/entries/site.ts'
import type { Photographs } from './photographs/photographs.ts'

/** What the head of a document says of its page. */
export interface Head {
  /** The title as it stands; the name of the site follows it everywhere but on the home page. */
  title: string
  description: string
}

/** What `+data.ts` of a page gives: the head of its document and the properties of its component. */
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
  site: Site
  /** The day of the build, as 2030-06-15. */
  today: string
  /** Where the site lies on its host: `/`, or `/site/`. */
  basePath: string
  /** The pictures of the content; without them each is shown as it is, as in the live preview. */
  photographs?: Photographs
  /** Set for the error screen. */
  failure?: Failure
  /** Tells of a page that was rendered from the same before; without it, every page is rendered. */
  renderUnlessKnown?: RenderUnlessKnown
}

/** The markup of a document: what stands in its head and in its body. */
export interface Markup {
  head: string
  body: string
}

/** Everything else that a page can show: the content files, the figures, the pictures, and the day. */
export type Surroundings = Site & Required<Pick<RenderInput, 'today' | 'photographs'>>

/**
 * Renders a page, unless whoever asks for it has its document from before.
 *
 * @param given everything that the page is given, as plain data
 * @param surroundings what its components may ask for besides
 */
export type RenderUnlessKnown = (given: object, surroundings: Surroundings, render: RenderMarkup) => Markup | undefined
/** Renders a page; what it asks of its surroundings is what it depends on. */
export type RenderMarkup = (surroundings: Surroundings) => Markup

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
