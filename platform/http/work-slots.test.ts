import { expect, test } from 'vitest'
import { createWorkSlots } from './work-slots.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Creates slots. `ask` requests one, and `entered` lists the names that have got theirs. */
function createPlaces(limits: { atOnce: number; fromOneAddress: number }) {
  const slots = createWorkSlots(limits)
  const entered: string[] = []
  return {
    entered,
    ask(name: string, address = name) {
      const slot = slots.slotFor(address)
      void slot.enter().then(() => entered.push(name))
      return slot
    },
  }
}

test('callers beyond the limit wait and enter in order', async () => {
  const { ask, entered } = createPlaces({ atOnce: 2, fromOneAddress: 2 })
  const [first] = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  await turn()
  expect(entered).toEqual(['a', 'b'])
  first?.leave()
  first?.leave()
  await turn()
  expect(entered).toEqual(['a', 'b', 'c'])
})

test('an address at its limit is passed over until one of its callers leaves', async () => {
  const { ask, entered } = createPlaces({ atOnce: 3, fromOneAddress: 1 })
  const first = ask('first', 'one')
  ask('second', 'one')
  ask('other', 'two')
  await turn()
  expect(entered).toEqual(['first', 'other'])
  first.leave()
  await turn()
  expect(entered).toEqual(['first', 'other', 'second'])
})

test('a client who leaves while waiting does not use up a slot', async () => {
  const { ask, entered } = createPlaces({ atOnce: 1, fromOneAddress: 1 })
  const inside = ask('inside')
  const waiting = ask('leaving')
  ask('behind')
  waiting.leave()
  inside.leave()
  await turn()
  expect(entered.filter((name) => name !== 'leaving')).toEqual(['inside', 'behind'])
})
