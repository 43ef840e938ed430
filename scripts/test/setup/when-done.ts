/** Collects what is to be done at the end, and does it in the opposite order. */
export function whenDone() {
  const tasks: (() => unknown)[] = []
  return {
    add: (task: () => unknown) => {
      tasks.push(task)
    },
    run: async () => {
      for (const task of tasks.splice(0).reverse()) await task()
    },
  }
}
