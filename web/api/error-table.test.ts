import { describe, expect, test } from 'vitest'
import { errorOf } from './error-table.ts'
import * as errors from './errors.ts'

const violations = [{ property: 'identifier', message: 'déjà prise', type: 'duplicate' }]
const at = (status: number, body: unknown = {}) => errorOf({ status, body, expected: 200 })

describe('an unexpected status becomes its error (specification §8)', () => {
  test('400 with status Failure is a payment error with message and code', () => {
    const error = at(400, { payload: { status: 'Failure', message: 'Carte refusée', errorCode: 'E001001' } })
    expect(error).toBeInstanceOf(errors.PaymentError)
    expect(error).toMatchObject({ message: 'Carte refusée', errorCode: 'E001001' })
  })

  test('400 with violations becomes « Validation failed by backend »', () => {
    const error = at(400, { message: 'non', violations })
    expect(error).toBeInstanceOf(errors.InvalidArgumentError)
    expect(error).toMatchObject({ message: 'Validation failed by backend', violations })
  })

  test('malformed violations and unknown violation types are discarded', () => {
    const other = { property: 'password', message: 'trop commun', type: 'weak' }
    const error = at(400, { violations: [other, ...violations, { property: 3 }, 'non'] })
    expect(error).toMatchObject({
      message: 'Validation failed by backend',
      violations: [{ ...other, type: undefined }, ...violations],
    })
    expect((error as errors.InvalidArgumentError).violations).toHaveLength(2)
  })

  test('any other 400 becomes an invalid argument with the response’s message', () => {
    const error = at(400, { message: 'Ce curseur n’est pas valide.' })
    expect(error).toBeInstanceOf(errors.InvalidArgumentError)
    expect(error.message).toBe('Ce curseur n’est pas valide.')
  })

  test('409 with violations becomes « Conflict in request »', () => {
    const error = at(409, { violations })
    expect(error).toBeInstanceOf(errors.ConflictError)
    expect(error).toMatchObject({ message: 'Conflict in request', violations })
  })

  test.each([
    [401, errors.HttpUnauthorizedError],
    [403, errors.HttpForbiddenError],
    [404, errors.HttpNotFoundError],
    [413, errors.OutOfBoundError],
    [500, errors.ServerError],
  ])('%i', (status, kind) => {
    expect(at(status)).toBeInstanceOf(kind)
  })

  test.each([204, 302, 409, 418, 429, 503])('%i: a process error that names the expected status', (status) => {
    const error = at(status)
    expect(error).toBeInstanceOf(errors.ProcessError)
    expect(error.message).toBe(`status ${status} was not the expected 200`)
  })

  test('429 keeps the seconds to wait', () => {
    expect(errorOf({ status: 429, body: {}, expected: 200, retryAfter: '30' })).toMatchObject({ retryAfter: 30 })
  })

  test('an error keeps the code of the response body', () => {
    expect(at(401, { message: 'Code demandé', code: 'second-factor' })).toMatchObject({ code: 'second-factor' })
  })

  test('a body that is not an object still becomes an error', () => {
    expect(at(400, '<html>')).toBeInstanceOf(errors.InvalidArgumentError)
    expect(at(409, null)).toBeInstanceOf(errors.ProcessError)
  })
})
