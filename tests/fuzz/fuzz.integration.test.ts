import { expect, inject, test } from 'vitest'
import { openEmptyPostgres } from '../fixtures/empty-postgres.ts'
import { findReportProblems } from './report.ts'
import { fuzz } from './run.ts'

/** On a busy machine the event loop is delayed: this limit is high enough to find only work that blocks it. */
const limits = { memoryGrowth: 512, loopDelay: 5000 }

test('the server refuses hostile requests to all operations and continues', async () => {
  const database = inject('engine') === 'postgres' ? await openEmptyPostgres() : undefined
  try {
    const report = await fuzz({
      runs: 250,
      seed: 5000,
      atOnce: 6,
      env: database ? { DATABASE_URL: database.url } : {},
    })
    const problems = report.problems.map(({ rule, seed, request }) => `${rule}: ${request.name}, seed ${seed}`)
    expect(problems).toEqual([])
    expect(findReportProblems(report, limits)).toEqual([])
    expect(report.names.size).toBeGreaterThan(100)
  } finally {
    await database?.drop()
  }
})
