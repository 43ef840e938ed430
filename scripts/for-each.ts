/** Does the work for every item, some at once, until `signal` is aborted or one fails; then it throws at the end. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  // All take from the same ones.
  const waiting = items.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      if (failures.length > 0 || signal?.aborted) return
      try {
        await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}
