import { expect, test } from 'vitest'
import { CallError } from '../../relay/call.ts'
import { isWorthRetrying } from './query-client.ts'

test('only network and server failures are retried, twice', () => {
  for (const status of [400, 401, 403, 404, 409, 429]) {
    expect(isWorthRetrying(0, new CallError(status, 'Non')), String(status)).toBe(false)
  }
  for (const error of [new CallError(0, 'Réseau'), new CallError(503, 'Panne'), new TypeError('x')]) {
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([true, true, false])
  }
})
