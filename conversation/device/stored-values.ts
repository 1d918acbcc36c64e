/** Checks of stored values: another version may have written them. */
export type ValueCheck = (value: unknown) => boolean

export const isText: ValueCheck = (value) => typeof value === 'string'
export const isNumber: ValueCheck = (value) => typeof value === 'number'
export const isFlag: ValueCheck = (value) => typeof value === 'boolean'

export const maybe =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    value === undefined || check(value)

export const listOf =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    Array.isArray(value) && value.every(check)

/** Checks every key of `Value`: a key without a check does not compile. */
export const shapeOf =
  <Value>(checks: Record<keyof Value, ValueCheck>) =>
  (value: unknown): value is Value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<ValueCheck>(checks).every(([name, check]) => check((value as Record<string, unknown>)[name]))

/** Returns the whole list, or an empty one if any value fails the check. */
export function readList<Value>(stored: string | null, isValue: (value: unknown) => value is Value): Value[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) && list.every(isValue) ? list : []
  } catch {
    // Not JSON: not written by this site.
    return []
  }
}
