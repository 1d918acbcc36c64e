import { existsSync, globSync, readFileSync } from 'node:fs'

export interface Fault {
  kind: string
  file: string
  search: string
  replacement: string
  /** path prefixes of the test files that should detect it */
  tests: readonly string[]
}

const list = readFileSync(new URL('faults.json', import.meta.url), 'utf8')
export const faults = JSON.parse(list) as readonly Fault[]

/** @returns what is wrong with the entry: `search` must occur exactly once in its file */
export function findListProblem({ file, search, tests }: Fault): string | undefined {
  if (!existsSync(file)) return `${file} does not exist`
  const places = readFileSync(file, 'utf8').split(search).length - 1
  if (places !== 1) return `${file}: ${places} places with ${JSON.stringify(search)}`
  const missing = tests.filter((test) => globSync(`${test}*.test.ts`).length === 0)
  return missing.length > 0 ? `${file}: no test file ${missing.join(', ')}` : undefined
}
