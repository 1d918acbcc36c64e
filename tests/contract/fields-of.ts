import { randomUUID } from 'node:crypto'
import { z } from 'zod'

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
  additionalProperties?: Schema | boolean
  $ref?: string
  $defs?: Record<string, Schema>
}

export const schemaOf = (form: z.ZodType): Schema =>
  z.toJSONSchema(form, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

const branchOf = (schema: Schema): Schema => {
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  return branches?.find(({ type }) => type !== 'null') ?? schema
}

function stringOf({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return randomUUID()
  if (format === 'email') return `${randomUUID()}@exemple.fr`
  if (format === 'date-time') return new Date().toISOString()
  if (format === 'uri') return 'https://exemple.fr/x'
  if (pattern) return `a${randomUUID().slice(0, 8)}`
  return 'Bonjour à vous'.padEnd(minLength, '.')
}

/** A sample that matches the schema, but may make no sense. */
export function sampleOf(given: Schema): unknown {
  const schema = branchOf(given)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.properties || schema.type === 'object') {
    const known = Object.entries(schema.properties ?? {})
    return Object.fromEntries(
      known.filter(([name]) => schema.required?.includes(name)).map(([name, one]) => [name, sampleOf(one)]),
    )
  }
  if (schema.type === 'array') return schema.items && !schema.items.properties ? [] : []
  if (schema.type === 'string') return stringOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return false
  return 'x'
}

/** Paths of every string in which a person can write text; enumerations are left out. */
export function textFields(given: Schema, path: readonly string[] = []): string[][] {
  const schema = branchOf(given)
  if (schema.enum || schema.const !== undefined) return []
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, one]) => textFields(one, [...path, name]))
  }
  if (schema.type === 'array' && schema.items) return textFields(schema.items, [...path, '0'])
  const textual = schema.type === 'string' || schema.type === undefined
  return textual && path.length > 0 ? [[...path]] : []
}

export function numberFields(given: Schema, path: readonly string[] = []): string[][] {
  const schema = branchOf(given)
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, one]) => numberFields(one, [...path, name]))
  }
  if (schema.type === 'array' && schema.items) return numberFields(schema.items, [...path, '0'])
  return schema.type === 'integer' || schema.type === 'number' ? [[...path]] : []
}

export function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (name === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const former = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
  return { ...former, [name]: withValue(former[name], rest, value) }
}
