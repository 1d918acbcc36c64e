import { expect, test } from 'vitest'
import { floodUnproved, mostKept, unprovedRequests } from './unproved.ts'

test('of requests that prove nothing the server keeps little, and goes on', async () => {
  const kinds = Object.keys(unprovedRequests)
  const { statuses, kept, health } = await floodUnproved(100 * kinds.length)
  expect(kept).toBeLessThan(mostKept)
  expect(Object.keys(statuses).sort()).toEqual(['200', '302', '404', '431'])
  expect(health).toEqual([200, 200])
}, 180_000)
