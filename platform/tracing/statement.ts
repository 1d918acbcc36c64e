import type { Work } from './index.ts'

const longest = 2000

/** Removes literals from a statement: texts, numbers, quoted blocks. Values are normally parameters. */
export const redactStatement = (statement: string): string =>
  statement
    .slice(0, longest)
    .replace(/\$(\w*)\$[\s\S]*?(\$\1\$|$)/g, '?')
    .replace(/'(?:[^']|'')*('|$)/g, '?')
    .replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?')

export function statementWork(system: 'postgresql' | 'pglite', statement: unknown): Work {
  const text = redactStatement(String(statement))
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY'
  return {
    kind: 'query',
    name: operation,
    attributes: { 'db.system.name': system, 'db.operation.name': operation, 'db.query.text': text },
  }
}
