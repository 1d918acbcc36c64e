const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

type Values = string | string[]
type QueryValue = Values | Record<string, Values>

function append(previous: QueryValue | undefined, value: string): Values {
  if (previous === undefined) return value
  if (Array.isArray(previous)) return [...previous, value]
  return typeof previous === 'string' ? [previous, value] : value
}

/**
 * `tags[]=a&tags[]=b` and `tags=a&tags=b` → `{ tags: ['a', 'b'] }`; `tags[]=a` → `{ tags: ['a'] }`;
 * `order[date]=desc` → `{ order: { date: 'desc' } }`;
 * `filter[uid]=a&filter[uid]=b`, `filter[uid][]=a&filter[uid][]=b` → `{ filter: { uid: ['a', 'b'] } }`.
 */
export function parseQuery(text: string): Record<string, QueryValue> {
  const result: Record<string, QueryValue> = Object.create(null)
  for (const [rawKey, value] of new URLSearchParams(text)) {
    const bracketed = rawKey.match(/^([^[\]]+)\[([^[\]]*)\](?:\[\])?$/)
    const name = bracketed?.[1] ?? rawKey
    const inner = bracketed?.[2]
    if (unsafe.has(name) || (inner && unsafe.has(inner))) continue
    const previous = result[name]
    if (inner === undefined) result[name] = append(previous, value)
    else if (inner === '') result[name] = [append(previous, value)].flat()
    else {
      const map = typeof previous === 'object' && !Array.isArray(previous) ? previous : {}
      result[name] = { ...map, [inner]: append(map[inner], value) }
    }
  }
  return result
}
