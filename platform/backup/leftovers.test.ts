import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftovers } from './leftovers.ts'

test('What killed backups left is deleted after a day, other files stay', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'leftovers-'))
  const archive = 'eclore-2026-11-22T031500Z.tar.age'
  const left = [`${archive}.part`, `${archive}.41.part`, 'by-hand.tar.age.7.part', `.${archive}`, `.${archive}.41`]
  const others = [archive, 'by-hand.tar.age', 'notes.part']
  for (const name of [...left, ...others]) await writeFile(path.join(folder, name), '')
  await removeLeftovers(folder, Date.now())
  expect(await readdir(folder)).toHaveLength(left.length + others.length)
  await removeLeftovers(folder, Date.now() + 90_000_000)
  expect((await readdir(folder)).sort()).toEqual(others.sort())
  await rm(folder, { recursive: true })
})
