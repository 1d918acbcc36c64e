import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { toAppError } from '../http/errors.ts'
import { silentLog } from '../log/index.ts'
import { isDiskFull } from './index.ts'
import { DiskFullError, openDiskReserve } from './pglite/disk-reserve.ts'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  withCode('ENOSPC'),
  withCode('EDQUOT'),
  withCode('53100'),
  new Error('Failed query: insert', { cause: withCode('53100') }),
  new DiskFullError('full'),
])('on a full disk %s is a 503 insufficient-storage', (error) => {
  expect(isDiskFull(error)).toBe(true)
  expect(toAppError(error)).toMatchObject({
    status: 503,
    code: 'insufficient-storage',
    headers: { 'retry-after': '60' },
  })
})

test.each([withCode('23505'), withCode('EACCES'), new Error('ENOSPC')])(
  'another error is not a full disk: %s',
  (error) => {
    expect(isDiskFull(error)).toBe(false)
  },
)

test('after the disk reserve is released, writes are refused until it is restored', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'reserve-'))
  folders.push(folder)
  const file = path.join(folder, 'reserve')
  const reserve = openDiskReserve(file, silentLog)
  const { size, mode } = await stat(file)
  expect([size > 16 * 1024 * 1024, mode & 0o777]).toEqual([true, 0o600])
  reserve.requireSpace()
  expect([reserve.release(), reserve.release(), reserve.spent]).toEqual([true, false, true])
  expect(await readdir(folder)).toEqual([])
  // This disk has free space: the first check reserves the space again.
  reserve.requireSpace()
  expect(reserve.spent).toBe(false)
  expect((await stat(file)).size).toBe(size)
})
