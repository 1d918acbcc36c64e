import { expect, test } from 'vitest'
import { backupDays } from '../../contracts/privacy/erasure-terms.ts'
import { archiveName, outdatedArchives } from './rotation.ts'

const day = 86_400_000
const from = new Date('2026-11-22T03:15:00Z').getTime()
const names = Array.from({ length: 800 }, (_, age) => archiveName(new Date(from - age * day)))

test('of 800 daily archives, 7 daily ones and 3 earlier weekly ones are kept', () => {
  const outdated = new Set(outdatedArchives(names))
  const kept = names.filter((name) => !outdated.has(name)).map((name) => name.slice(7, 17))
  const days = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']
  const weeks = ['2026-11-15', '2026-11-08', '2026-11-01']
  expect(kept).toEqual([...days, ...weeks])
})

const dayNumber = (name: string) => Date.parse(name.slice(7, 17)) / day

test('an archive is deleted after 30 days even if its week has no other archive', () => {
  const at = (age: number) => archiveName(new Date(from - age * day))
  expect(outdatedArchives([at(0), at(29), at(30), at(90)])).toEqual([at(30), at(90)])
  expect(outdatedArchives([at(90)]), 'the only one').toEqual([])
})

test('rotation after each daily backup keeps ten archives and ignores other files', () => {
  let stored: string[] = []
  for (const name of names.toReversed()) {
    stored.push(name)
    const outdated = new Set(outdatedArchives(stored))
    stored = stored.filter((one) => !outdated.has(one))
    const [oldest = ''] = stored
    expect(dayNumber(name) - dayNumber(oldest)).toBeLessThan(backupDays)
  }
  expect(stored).toHaveLength(10)
  expect(outdatedArchives(['notes.txt', 'eclore-before-the-move.tar.age', ...names.slice(0, 7)])).toEqual([])
})
