import { expect, test } from 'vitest'
import { ConfigError } from '../config/index.ts'
import { explainOpening } from './explain-opening.ts'

test('a DATA_DIR that is a file is explained in one line', () => {
  const error = Object.assign(new Error('not a directory'), {
    code: 'ENOTDIR',
    syscall: 'scandir',
    path: '/etc/hostname',
  })
  const explained = explainOpening(error, { databaseUrl: undefined, dataDir: '/etc/hostname' })
  expect(explained).toBeInstanceOf(ConfigError)
  expect(explained.message).toBe('Cannot write to /etc/hostname (DATA_DIR): ENOTDIR')
})

const refusals: [string, Error, string][] = [
  ['wrong password', fault('password authentication failed', '28P01'), '28P01, password authentication failed'],
  ['missing password', fault('SASL: the password must be a string'), 'SASL: the password must be a string'],
  ['server without TLS', fault('The server does not support SSL'), 'The server does not support SSL'],
  [
    'unknown certificate',
    fault('self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    'DEPTH_ZERO_SELF_SIGNED_CERT, self-signed',
  ],
  ['schema of another owner', wrapped('permission denied', '42501'), '42501, permission denied'],
  ['server that is away', fault('connect', 'ECONNREFUSED'), 'ECONNREFUSED'],
]

function fault(message: string, code?: string): Error {
  return Object.assign(new Error(message), code ? { code } : {})
}

function wrapped(message: string, code: string): Error {
  return new Error('Failed query: create schema …', { cause: fault(message, code) })
}

test.each(refusals)('a %s is explained in one line', (_name, error, reason) => {
  const explained = explainOpening(error, { databaseUrl: 'postgres://eclore@localhost/eclore', dataDir: '/data' })
  expect(explained).toBeInstanceOf(ConfigError)
  expect(explained.message).toBe(`Cannot open the database (DATABASE_URL): ${reason}`)
})

test('a defect of a statement is not explained', () => {
  const defect = wrapped('syntax error', '42601')
  expect(explainOpening(defect, { databaseUrl: 'postgres://localhost/eclore', dataDir: '/data' })).toBe(defect)
})
