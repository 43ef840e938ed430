/** Copies a text and shows the outcome in `status`, cleared first so that the same words are announced again. */
export async function copy(text: string, status: Element | null | undefined, done: string, failed = ''): Promise<void> {
  status?.replaceChildren()
  try {
    await navigator.clipboard.writeText(text)
    status?.replaceChildren(done)
  } catch {
    // Refused, or unavailable without TLS.
    status?.replaceChildren(failed)
  }
}
