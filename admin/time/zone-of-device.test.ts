import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dependent = [
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/g,
  /\.to(?:DateString|TimeString|LocaleDateString|LocaleTimeString)\(/g,
  /new Date\([^()]*,[^()]*\)/g,
  /new Intl\.DateTimeFormat\((?![^)]*timeZone)[^)]*\)/g,
]

test('No screen formats dates in the time zone of the device', () => {
  const files = globSync('{admin,web,conversation,contracts}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return dependent.flatMap((pattern) => [...source.matchAll(pattern)].map(([text]) => `${file}: ${text}`))
  })
  expect(found).toEqual([])
})
