import { atBasePath } from '../hosting/base-path.ts'

/** The address of a page or a file of the site as a browser asks for it, below the path that the site lies at. */
export function withBase(address: string): string {
  return atBasePath(address, import.meta.env.BASE_URL)
}
