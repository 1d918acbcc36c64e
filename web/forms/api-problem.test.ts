import { describe, expect, test } from 'vitest'
import { errorOf } from '../api/error-table.ts'
import { ApiUnreachableError, ApiValidationError } from '../api/index.ts'
import { isLoadFailure, isOutage } from './api-problem.ts'

const answered = (status: number) => errorOf({ status, body: {}, expected: 200 })

describe('what counts as an outage', () => {
  test.each([429, 500, 502, 503, 504])('%i', (status) => expect(isOutage(answered(status))).toBe(true))
  test('a missing response', () => expect(isOutage(new ApiUnreachableError('timeout'))).toBe(true))
  test.each([400, 401, 403, 404, 409, 413])('not %i', (status) => expect(isOutage(answered(status))).toBe(false))
  test('not an exception of our own code', () => expect(isOutage(new TypeError('a defect'))).toBe(false))
})

describe('what a page reports as a failure to load', () => {
  test.each([400, 403, 404, 429, 500, 503])('%i', (status) => expect(isLoadFailure(answered(status))).toBe(true))
  test('a missing response, or one that breaks the contract', () => {
    expect(isLoadFailure(new ApiUnreachableError('timeout'))).toBe(true)
    expect(isLoadFailure(new ApiValidationError('getFormula', null))).toBe(true)
  })
  test('not an ended session, a redirect or an exception of our own code', () => {
    expect(isLoadFailure(answered(401))).toBe(false)
    expect(isLoadFailure(new Response(null, { status: 302 }))).toBe(false)
    expect(isLoadFailure(new RangeError('a defect'))).toBe(false)
  })
})
