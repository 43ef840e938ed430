/** Copies a text, and says beside it what came of that. What was said before is out of date, and is told again. */
export async function copy(text: string, status: Element | null | undefined, done: string, failed = ''): Promise<void> {
  status?.replaceChildren()
  try {
    await navigator.clipboard.writeText(text)
    status?.replaceChildren(done)
  } catch {
    // Refused, or not to be had without TLS.
    status?.replaceChildren(failed)
  }
}
