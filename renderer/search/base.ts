/** Puts the base path, under which the site is served, before an address of the site. */
export function withBase(address: string): string {
  return import.meta.env.BASE_URL.replace(/\/$/, '') + address
}
