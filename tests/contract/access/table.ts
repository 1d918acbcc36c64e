import { readFileSync } from 'node:fs'
import { type Caller, callers } from './callers.ts'

/** `yes`: admitted, even if the body is then refused; otherwise the status of the refusal. */
export type Expected = 'yes' | '401' | '403' | '404'

const isExpected = (cell: string): cell is Expected => ['yes', '401', '403', '404'].includes(cell)

export const lineOf = (name: string, cells: readonly string[]): string => `| ${[name, ...cells].join(' | ')} |`

export function readTable(): Map<string, Record<Caller, Expected>> {
  const table = new Map<string, Record<Caller, Expected>>()
  const text = readFileSync(new URL('./access.md', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| operation'))
  for (const line of lines) {
    const [name = '', ...cells] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1)
    if (cells.length !== callers.length || !cells.every(isExpected)) throw new Error(`access.md: not a line: ${line}`)
    if (table.has(name)) throw new Error(`access.md: two lines for ${name}`)
    table.set(
      name,
      Object.fromEntries(callers.map((caller, place) => [caller, cells[place]])) as Record<Caller, Expected>,
    )
  }
  return table
}

export const verdictOf = (status: number): string => ([401, 403, 404].includes(status) ? String(status) : 'yes')
