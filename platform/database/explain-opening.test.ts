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
