import { type IncomingHttpHeaders, request } from 'node:http'

/** A request as it goes over the line. */
export interface Question {
  /** The target, written as it is sent; `fetch` would tidy it up. */
  path: string
  method?: string
  headers?: Readonly<Record<string, string>>
}

/** What a server answered. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server on this machine. */
export function ask(port: number, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}
