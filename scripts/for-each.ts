/** Does the work for every item, some at once, until `signal` is aborted or one fails; then it throws at the end. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...items].reverse()
  const failures: unknown[] = []
  const worker = async () => {
    while (waiting.length > 0 && failures.length === 0 && !signal?.aborted) {
      try {
        await work(waiting.pop() as Item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}
