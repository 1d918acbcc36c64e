import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/traceability.md', root), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+) \|.*$/gm)].map(([line, number = '']) => {
  const [, , , state = '', proof = ''] = line.split('|').map((cell) => cell.trim())
  return { number, state, proof, line }
})

test('every path that the traceability table names exists', () => {
  const named = [...text.matchAll(/`([a-z-]+\/[^`\s]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

test('rows of the traceability table have a state and, unless it is —, a test', () => {
  expect(rows.length).toBeGreaterThan(170)
  for (const { number, state, proof, line } of rows) {
    expect(line.length - proof.length, number).toBeLessThanOrEqual(180)
    expect(state, number).not.toBe('')
    if (state === '—') continue
    expect(proof, number).toMatch(/\.(test|spec)\.tsx?`/)
  }
})
