import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobWords } from './state-words.ts'

const files = execFileSync('git', ['ls-files', 'modules', 'platform'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
const defined = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/defineJob\(\{\s*name: '([^']+)'/g)].map((match) => match[1] ?? ''),
)

test('each job of the site has a French name', () => {
  expect(defined.length).toBeGreaterThan(10)
  expect(defined.filter((name) => !(name in jobWords))).toEqual([])
})
