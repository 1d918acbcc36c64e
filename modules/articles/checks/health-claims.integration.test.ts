import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../tests/fixtures/test-app.ts'
import { openContentApp } from '../fixtures/content-app.ts'
import { findHealthClaims } from './health-claims.ts'

interface Labelled {
  sentence: string
  isClaim: boolean
}

const file = readFileSync(new URL('./fixtures/health-claims.txt', import.meta.url), 'utf8')
const [known = [], heldOut = []] = file.split(/^# held out.*$/m).map((part) =>
  part
    .split('\n')
    .filter((line) => /^[+-] /.test(line))
    .map((line): Labelled => ({ sentence: line.slice(2), isClaim: line.startsWith('+') })),
)

let app: TestApp
beforeAll(async () => {
  app = await openContentApp({ workers: false })
})
afterAll(() => app.close())

async function measure(labelled: readonly Labelled[]) {
  const sentences = labelled.map(({ sentence }) => sentence)
  const found = new Set(await findHealthClaims(app.platform.db, sentences))
  const right = labelled.filter(({ sentence, isClaim }) => isClaim && found.has(sentence)).length
  const missed = labelled.filter(({ sentence, isClaim }) => isClaim && !found.has(sentence))
  const wrong = labelled.filter(({ sentence, isClaim }) => !isClaim && found.has(sentence))
  const of = (these: readonly Labelled[]) => these.map(({ sentence }) => sentence)
  return {
    recall: right / (right + missed.length),
    precision: right / found.size,
    missed: of(missed),
    wrong: of(wrong),
  }
}

describe('sentences that claim to heal', () => {
  test('the labelled set has 200 known and 100 held-out sentences', () => {
    expect([known.length, heldOut.length]).toEqual([200, 100])
  })

  test.each([
    ['all', [...known, ...heldOut], 0.95],
    ['the ones held out', heldOut, 0.9],
  ] as const)('%s are detected with few misses and few false positives', async (_name, labelled, least) => {
    const { recall, precision, missed, wrong } = await measure(labelled)
    const report = JSON.stringify({ recall, precision, missed, wrong }, null, 1)
    expect(recall, report).toBeGreaterThanOrEqual(least)
    expect(precision, report).toBeGreaterThanOrEqual(0.8)
  })
})
