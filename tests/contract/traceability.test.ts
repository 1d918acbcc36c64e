import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/traceability.md', root), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+) \|.*$/gm)].map(([line, number = '']) => {
  const [, , , state = '', code = '', proof = ''] = line.split('|').map((cell) => cell.trim())
  return { number, state, code, proof }
})

/** `modules/support/{hours,surveys}` → both folders */
function eachOf(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? []
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`)
}

test('every path that the traceability table names exists', () => {
  const named = [...text.matchAll(/`([a-z-]+\/[^`\s]+)`/g)].flatMap(([, path = '']) => eachOf(path))
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

test('every row of the traceability table has a state, code and a test', () => {
  expect(rows.length).toBeGreaterThan(170)
  for (const { number, state, code, proof } of rows) {
    expect(state, number).not.toBe('')
    if (state === '—') continue
    expect(code, number).toContain('`')
    expect(proof, number).toMatch(/\.(test|spec)\.tsx?`/)
  }
})
