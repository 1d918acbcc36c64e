import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls, publicCalls, staffCalls } from './calls.ts'
import * as contracts from './index.ts'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'throw', reused: 'inline' })

test('ids and routes are unique; each const is named as its id', () => {
  const ids = allCalls.map((call) => call.id)
  expect(new Set(ids).size).toBe(ids.length)
  const routes = allCalls.map((call) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`)
  expect(new Set(routes).size).toBe(routes.length)
  const exported = contracts as unknown as Record<string, unknown>
  for (const call of allCalls) expect(exported[call.id]).toBe(call)
})

test('every exported call is in a list', () => {
  const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  expect(Object.values(contracts).filter(isCall).length).toBe(allCalls.length)
})

test('component ids are unique', () => {
  const named = Object.values(contracts).flatMap((value) =>
    value instanceof z.ZodType ? (value.meta()?.id ?? []) : [],
  )
  expect(named.length).toBeGreaterThan(40)
  expect(new Set(named).size).toBe(named.length)
})

test('staff below /staff, and nothing else', () => {
  for (const call of staffCalls) expect([call.access, call.path.startsWith('/staff/')]).toEqual(['staff', true])
  for (const call of publicCalls) expect(call.path.startsWith('/staff')).toBe(false)
})

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  test('converts to JSON Schema', () => {
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) expect(jsonSchema(schema, 'input')).toBeTypeOf('object')
    }
    if (call.answer) expect(jsonSchema(call.answer, 'output')).toBeTypeOf('object')
  })

  test('names its parameters', () => {
    const named = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    expect(Object.keys(call.params?.shape ?? {})).toEqual(named)
  })

  test('an answer has a payload; 202 and 204 are empty', () => {
    expect(call.answer !== undefined && call.status > 201).toBe(false)
    if (call.answer) expect(Object.keys(call.answer.shape)).toContain('payload')
  })

  test('a body refuses what it does not know', () => {
    if (!call.body || call.id === 'saveUserMetadata') return
    const issues = call.body.safeParse({ surprise: 1 }).error?.issues ?? []
    expect(issues.some((issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys')).toBe(true)
  })
})
