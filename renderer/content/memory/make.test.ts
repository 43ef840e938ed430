import { expect, it } from 'vitest'
import { createMapStore } from '../testing/map-store.ts'
import { make, makeAsync, storeInMemory } from './make.ts'

/** Makes a thing that asks for the price alone, and counts how often. */
function createWork() {
  const work = ({ price }: { price: number }) => {
    work.times += 1
    return { outcome: price, body: `It costs ${price}.` }
  }
  work.times = 0
  return work
}

it.each([
  ['in memory', storeInMemory],
  ['on a disk', createMapStore],
])('makes a thing once, until its key changes or what it has asked is answered otherwise: %s', (_, createStore) => {
  const [store, work] = [createStore(), createWork()]
  const made = (key: string, price: number, name = 'a') => {
    const { outcome, body } = make(store, 'label', { key, surroundings: { price, name } }, work)
    return [outcome, body(), work.times]
  }
  expect(made('one', 3)).toEqual([3, 'It costs 3.', 1])
  expect(made('one', 3, 'b')).toEqual([3, 'It costs 3.', 1])
  expect(made('one', 4)).toEqual([4, 'It costs 4.', 2])
  expect(made('two', 4)).toEqual([4, 'It costs 4.', 3])
  expect(made('one', 4)).toEqual([4, 'It costs 4.', 3])
})

it('finds in memory what a lasting store has, and asks that one once', () => {
  const lasting = createMapStore()
  lasting.write('label', 'one', 'from before')
  const asked: unknown[] = []
  const store = storeInMemory({
    ...lasting,
    read: (kind, key) => {
      asked.push(key)
      return lasting.read(kind, key)
    },
  })
  store.write('label', 'two', 'made now')
  for (const _ of ['once', 'and again'])
    expect(['one', 'two', 'three'].map((key) => store.read('label', key))).toEqual([
      'from before',
      'made now',
      undefined,
    ])
  expect(asked).toEqual(['one', 'three'])
  expect(lasting.read('label', 'two')).toBe('made now')
})

it('has another version when anything else could have come out, and the same when nothing could', () => {
  const [store, work] = [storeInMemory(), createWork()]
  const versionOf = (key: string[], price: number, name: string) =>
    make(store, 'label', { key, surroundings: { price, name } }, work).version
  const version = versionOf(['ab', 'c'], 3, 'a')
  expect(versionOf(['ab', 'c'], 3, 'b')).toBe(version)
  expect(versionOf(['a', 'bc'], 3, 'a')).not.toBe(version)
  expect(versionOf(['ab', 'c'], 4, 'a')).not.toBe(version)
  expect(versionOf(['ab', 'c'], 3, 'a')).toBe(version)
})

it('takes the body that another build has put there meanwhile for none of this one', async () => {
  const [store, work] = [createMapStore(), createWork()]
  const at = (price: number) => ({ key: 'one', surroundings: { price } })
  const own = make(store, 'label', at(3), work)
  const known = await makeAsync(store, 'label', at(3), async (surroundings) => work(surroundings))
  const other = make(store, 'label', at(4), work)
  expect(other.body()).toBe('It costs 4.')
  expect(own.body()).toBe('It costs 3.')
  make(store, 'label', at(4), work)
  expect(await known.body()).toBe('It costs 3.')
})

it('gives what takes time like what does not, and keeps nothing of what could not be made', async () => {
  const [store, work] = [createMapStore(), createWork()]
  const dependencies = { key: 'one', surroundings: { price: 3 } }
  const failing = makeAsync(store, 'label', dependencies, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  for (const _ of ['made', 'known']) {
    const { outcome, body } = await makeAsync(store, 'label', dependencies, async (surroundings) => work(surroundings))
    expect([outcome, await body(), work.times]).toEqual([3, 'It costs 3.', 1])
  }
})

it('says of a known thing that its body is needed, too, which nobody may ask for', () => {
  const [store, work, kept] = [createMapStore(), createWork(), [] as string[]]
  const noting = { ...store, keep: (kind: string) => void kept.push(kind) }
  for (const _ of ['made', 'known']) make(noting, 'label', { key: 'one', surroundings: { price: 3 } }, work)
  expect(kept).toEqual(['body of label'])
})
