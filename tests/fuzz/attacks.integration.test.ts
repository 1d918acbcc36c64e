import { expect, test } from 'vitest'
import { attackServer } from './attacks/all-attacks.ts'
import { unauthenticatedRequests } from './attacks/unauthenticated-requests.ts'

test('Hostile mails, texts, files and cookies neither block the server nor fill it', async () => {
  const unproved = 50 * Object.keys(unauthenticatedRequests).length
  const { broken, statuses } = await attackServer(7, { unproved, env: {}, allowance: 5 })
  expect(broken).toEqual([])
  expect(Object.keys(statuses).sort()).toEqual(['200', '202', '302', '404', '431'])
})
