import { describe, expect, test } from 'vitest'
import { errorOf } from '../api/error-table.ts'
import { ApiUnreachableError, ApiValidationError } from '../api/index.ts'
import { isLoadFailure, isOutage } from './api-problem.ts'

const answered = (status: number) => errorOf({ status, body: {}, expected: 200 })

describe('what each screen has words of its own for', () => {
  test.each([429, 500, 502, 503, 504])('%i', (status) => expect(isOutage(answered(status))).toBe(true))
  test('no answer at all', () => expect(isOutage(new ApiUnreachableError('timeout'))).toBe(true))
  test.each([400, 401, 403, 404, 409, 413])('not %i', (status) => expect(isOutage(answered(status))).toBe(false))
  test('nor a defect of ours', () => expect(isOutage(new TypeError('a defect'))).toBe(false))
})

describe('a page that cannot have what it shows says so', () => {
  test.each([400, 403, 404, 429, 500, 503])('%i', (status) => expect(isLoadFailure(answered(status))).toBe(true))
  test('no answer, or one that is not the contract’s', () => {
    expect(isLoadFailure(new ApiUnreachableError('timeout'))).toBe(true)
    expect(isLoadFailure(new ApiValidationError('getFormula', null))).toBe(true)
  })
  test('but for a session that has ended, a redirect and a defect of ours', () => {
    expect(isLoadFailure(answered(401))).toBe(false)
    expect(isLoadFailure(new Response(null, { status: 302 }))).toBe(false)
    expect(isLoadFailure(new RangeError('a defect'))).toBe(false)
  })
})
