import { expect, test } from 'vitest'
import { forEachAtOnce } from './for-each.ts'

const numbers = [0, 1, 2, 3, 4, 5, 6]
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('every item has its turn once, in their order, and never more at a time than told', async () => {
  const begun: number[] = []
  let running = 0
  let most = 0
  await forEachAtOnce(numbers, 3, async (item) => {
    begun.push(item)
    running += 1
    most = Math.max(most, running)
    await turn()
    running -= 1
  })
  expect(begun).toEqual(numbers)
  expect(most).toBe(3)
  await expect(forEachAtOnce([], 3, () => Promise.reject(new Error('no')))).resolves.toBeUndefined()
})

test('a failure is told when all that had begun is done, and nothing else begins', async () => {
  const [begun, ended] = [[] as number[], [] as number[]]
  const work = async (item: number) => {
    begun.push(item)
    await turn()
    if (item === 1) throw new Error('no')
    ended.push(item)
  }
  await expect(forEachAtOnce(numbers, 2, work)).rejects.toThrow('no')
  expect(begun).toEqual([0, 1, 2])
  expect(ended).toEqual([0, 2])
})

test('work that throws at once ends after what had begun, too', async () => {
  const ended: number[] = []
  const work = (item: number) => {
    if (item === 1) throw new Error('no')
    return turn().then(() => void ended.push(item))
  }
  await expect(forEachAtOnce(numbers, 2, work)).rejects.toThrow('no')
  expect(ended).toEqual([0])
})

test('what had not begun when it is given up does not begin', async () => {
  const begun: number[] = []
  const ending = new AbortController()
  const work = async (item: number) => {
    begun.push(item)
    if (item === 3) ending.abort()
    await turn()
  }
  await forEachAtOnce(numbers, 2, work, ending.signal)
  expect(begun).toEqual([0, 1, 2, 3])
})
