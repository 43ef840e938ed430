/**
 * Does the work for every item, several at a time: as soon as one is done, the next begins. After a failure none
 * begins.
 *
 * @param signal when it is aborted, no further item begins
 */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...items].reverse()
  const worker = async () => {
    while (waiting.length > 0 && !signal?.aborted) await work(waiting.pop() as Item)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
  } finally {
    waiting.length = 0
  }
}
