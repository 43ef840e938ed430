/** What the preview uses of the package; the types that are published for it are those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
