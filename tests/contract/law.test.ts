import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/law.md', root), 'utf8')
const lines = [...text.matchAll(/^\| (\d+) \|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
  const [, where = '', tests = '', state = ''] = cells.split('|').map((cell) => cell.trim())
  return { number, where, tests, state }
})

test('docs/law.md has forty rows, each with code, a test and a state', () => {
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)))
  for (const { number, where, tests, state } of lines) {
    expect(where, number).toContain('`')
    expect(tests, number).toMatch(/\.(test|spec)\.tsx?`/)
    expect(state, number).toMatch(/^(holds|part: .{20,})$/)
  }
})

test('every file that docs/law.md names exists', () => {
  const named = [...text.matchAll(/`([a-z]+\/[^`\s]*|policy\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => path !== 'policy.ts' && !existsSync(new URL(path, root)))).toEqual([])
})
