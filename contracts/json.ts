import { z } from 'zod'
import { isStorable, rule } from './forms.ts'
import { messages } from './messages.ts'
import { codePointLength } from './text/code-points.ts'

export type JsonObject = Record<string, unknown>

const maxDepth = 32

const badKey = (key: string) => !isStorable(key) || codePointLength(key) > 1000

/** Walks without recursion: a body of a thousand brackets must not exhaust the stack. */
export function jsonProblem(root: unknown): string | undefined {
  const rest: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return messages.characters
    // 1e999 is valid JSON and is parsed as Infinity, which would be written out as null
    if (typeof value === 'number' && !Number.isFinite(value)) return messages.numberTooLarge
    if (value === null || typeof value !== 'object') continue
    if (depth >= maxDepth) return messages.invalid
    if (!Array.isArray(value) && Object.keys(value).some(badKey)) return messages.characters
    for (const child of Object.values(value)) rest.push({ value: child, depth: depth + 1 })
  }
  return undefined
}

/** Any JSON object that can be stored. Arrays, null and scalars are refused with `error`. */
export const jsonObject = (error: string = messages.invalid) =>
  z.record(z.string(), z.unknown(), { error }).check(rule<JsonObject>(jsonProblem))

/** Any JSON value that can be stored. Null is a value; a missing value is refused. */
export const jsonValue = z
  .unknown()
  .check(rule((value) => (value === undefined ? messages.required : jsonProblem(value))))
