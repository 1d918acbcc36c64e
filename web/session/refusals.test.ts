import { expect, test } from 'vitest'
import { errorOf } from '../api/error-table.ts'
import { StreamError } from '../api/index.ts'
import { isCrossSiteWrite } from './middleware.ts'
import { refusalStatus } from './refusals.ts'
import { requireViewer } from './viewer.ts'

test.each([401, 403, 404, 429])('a %i of the API is a refusal, and the page gets the same status', (status) => {
  expect(refusalStatus(errorOf({ status, body: null, expected: 200 }))).toBe(status)
})

test('a list that the API refused is a refusal too', () => {
  const cause = errorOf({ status: 401, body: null, expected: 200 })
  expect(refusalStatus(new StreamError('Error fetching listTickets', { cause }))).toBe(401)
})

test.each([400, 409, 500, 503])('a %i of the API is a failure of the page', (status) => {
  expect(refusalStatus(errorOf({ status, body: null, expected: 200 }))).toBeUndefined()
})

test('an exception of our own code is a failure of the page', () => {
  expect(refusalStatus(new TypeError('no uid for /users/:uid'))).toBeUndefined()
})

test('a page whose session ended while it rendered is refused with 401', () => {
  expect(() => requireViewer({ viewer: null })).toThrow(expect.objectContaining({ status: 401 }))
})

test.each([
  ['POST', 'https://other.example', true],
  ['POST', 'https://eclore.fr', false],
  ['POST', undefined, false],
  ['GET', 'https://other.example', false],
])('a %s with the Origin %s is foreign: %s', (method, origin, foreign) => {
  const headers = new Headers(origin ? [['origin', origin]] : [])
  expect(isCrossSiteWrite(new Request('https://eclore.fr/login', { method, headers }))).toBe(foreign)
})
