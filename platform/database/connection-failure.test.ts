import { expect, test } from 'vitest'
import { toAppError } from '../http/errors.ts'
import { isConnectionFailure } from './index.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  withCode('ECONNREFUSED'),
  withCode('08006'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('53300'),
  withCode('53200'),
  withCode('57014'),
  withCode('55P03'),
  withCode('40001'),
  withCode('40P01'),
  withCode('DATABASE_BUSY'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Failed query: select 1', { cause: withCode('57P01') }),
])('the database is out of reach: %s %o', (error) => {
  expect(isConnectionFailure(error)).toBe(true)
  expect(toAppError(error)).toMatchObject({ status: 503, code: 'not-ready', headers: { 'retry-after': '1' } })
})

test.each([withCode('23505'), withCode('42601'), new Error('ECONNREFUSED')])(
  'another error is not a connection failure: %s',
  (error) => {
    expect(isConnectionFailure(error)).toBe(false)
    expect(toAppError(error).status).toBe(500)
  },
)
