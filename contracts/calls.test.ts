import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyCall } from './call.ts'
import { allCalls, publicCalls, staffCalls, staffResources } from './calls.ts'
import * as contracts from './index.ts'
import type { ResourceCalls } from './staff.ts'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'throw', reused: 'inline' })

const exported = Object.entries(contracts)
const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

test('call ids and routes are unique', () => {
  const ids = allCalls.map((call) => call.id)
  expect(new Set(ids).size).toBe(ids.length)
  const routes = allCalls.map((call) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`)
  expect(new Set(routes).size).toBe(routes.length)
  for (const [name, value] of exported) if (isCall(value)) expect((value as AnyCall).id).toBe(name)
})

test('allCalls contains every exported call and every part of an exported resource', () => {
  const isResource = (value: unknown): value is ResourceCalls =>
    typeof value === 'object' && value !== null && 'path' in value && 'list' in value
  const resources = exported.flatMap(([, value]) => (isResource(value) ? [value] : []))
  expect(new Set(resources)).toEqual(new Set(staffResources))
  const parts = resources.flatMap(({ path: _path, ...calls }) => Object.values(calls))
  const alone = exported.flatMap(([, value]) => (isCall(value) ? [value] : []))
  expect(new Set([...parts, ...alone])).toEqual(new Set(allCalls))
})

test('component ids are unique', () => {
  const named = Object.values(contracts).flatMap((value) =>
    value instanceof z.ZodType ? (value.meta()?.id ?? []) : [],
  )
  expect(named.length).toBeGreaterThan(40)
  expect(new Set(named).size).toBe(named.length)
})

test('the specification’s entities are components and its lists are paged', () => {
  const names = Object.values(contracts).flatMap((value) =>
    value instanceof z.ZodType ? (value.meta()?.id ?? []) : [],
  )
  const entities = 'Article Image Author EmbeddedAuthor Category Tag Media Page Credit Formula Ticket Message Contact'
  expect(names).toEqual(expect.arrayContaining(entities.split(' ')))
  expect(allCalls.find(({ id }) => id === 'unsubscribe')).toMatchObject({ method: 'POST', status: 202 })
  const lists = 'listArticles listAuthors listCategories listMedia listPages listTags listTickets'.split(' ')
  for (const list of lists) {
    const { answer } = allCalls.find(({ id }) => id === list) as AnyCall
    const page = answer?.shape.page as z.ZodType | undefined
    expect(answer?.shape.payload, list).toBeInstanceOf(z.ZodArray)
    expect(page?.safeParse({ hasNextPage: true, endCursor: 'a' }).success, list).toBe(true)
    expect(page?.safeParse({ hasNextPage: true }).success, list).toBe(false)
  }
})

test('staff calls, and only those, have a path below /staff', () => {
  for (const call of staffCalls) expect([call.access, call.path.startsWith('/staff/')]).toEqual(['staff', true])
  for (const call of publicCalls) expect(call.path.startsWith('/staff')).toBe(false)
})

test('a 200 or 201 has a payload, unless it is a file or an event stream', () => {
  const empty = allCalls.filter((call) => call.status < 202 && call.answer === undefined)
  expect(empty.length).toBeGreaterThan(0)
  const isFileOrStream = /\/(events|attachments\/:attachment|receipt|evidence|page|archive|export|csv\/[a-z-]+)$/
  expect(empty.map((call) => call.path).filter((path) => !isFileOrStream.test(path))).toEqual([])
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

  test('has a payload in its answer unless its status allows none', () => {
    const isEmpty = call.status === 204 || (call.status === 202 && call.id !== 'startImport')
    expect(call.answer !== undefined && (isEmpty || call.status > 202)).toBe(false)
    if (call.answer) expect(Object.keys(call.answer.shape)).toContain('payload')
  })

  test('refuses unknown fields in its body', () => {
    if (!call.body || call.id === 'saveUserMetadata') return
    const issues = call.body.safeParse({ surprise: 1 }).error?.issues ?? []
    expect(issues.some((issue: z.core.$ZodIssue) => issue.code === 'unrecognized_keys')).toBe(true)
  })
})
