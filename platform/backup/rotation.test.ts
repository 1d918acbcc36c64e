import { expect, test } from 'vitest'
import { archiveName, outdatedArchives } from './rotation.ts'

const day = 86_400_000
const from = new Date('2026-11-22T03:15:00Z').getTime()
const names = Array.from({ length: 800 }, (_, age) => archiveName(new Date(from - age * day)))

test('of 800 days, the newest of 7 days, 4 weeks and 12 months stay', () => {
  const outdated = new Set(outdatedArchives(names))
  const kept = names.filter((name) => !outdated.has(name)).map((name) => name.slice(7, 17))
  const days = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16']
  const weeks = ['2026-11-15', '2026-11-08', '2026-11-01']
  const months = ['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31']
  expect(kept).toEqual([...days, ...weeks, ...months.map((one) => `2026-${one}`), '2025-12-31'])
})

test('applied every day, as many stay; files with other names are never listed', () => {
  let stored: string[] = []
  for (const name of names.toReversed()) {
    stored.push(name)
    const outdated = new Set(outdatedArchives(stored))
    stored = stored.filter((one) => !outdated.has(one))
  }
  expect(stored.length).toBeGreaterThanOrEqual(20)
  expect(stored.length).toBeLessThanOrEqual(23)
  expect(outdatedArchives(['notes.txt', 'eclore-before-the-move.tar.age', ...names.slice(0, 7)])).toEqual([])
})
