import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Schema } from '../contract/fields-of.ts'
import { hostileValues } from './hostile.ts'
import type { World } from './world.ts'

const cards = ['4242 4242 4242 4242', '4000 0025 0000 3155', '4000 0000 0000 0077', '4000 0000 0000 0002']
const words = [
  'Bonjour',
  'Une question',
  'petite fleur',
  'Vie',
  '<p>Bonjour</p>',
  '[Autre]: Bonjour',
  'https://exemple.fr',
]

const uidsOf = (world: World, ...paths: string[]): string[] =>
  paths.flatMap((path) => world.entities.get(path) ?? []).map(({ uid }) => uid)

/** Values that mean something to the server under test, by the name of the field. */
function knownValues(world: World, name: string): unknown[] {
  const people = world.people.map(({ uid }) => uid)
  const tickets = [...world.tickets.contact, ...world.tickets.coaching].map(({ uid }) => uid)
  const known: Record<string, () => unknown[]> = {
    uid: () => [...people, randomUUID()],
    author: () => uidsOf(world, '/staff/authors'),
    category: () => uidsOf(world, '/staff/categories'),
    tags: () => uidsOf(world, '/staff/tags'),
    image: () => uidsOf(world, '/staff/media'),
    formula: () => ['default', ...uidsOf(world, '/staff/formulas')],
    coach: () => uidsOf(world, '/staff/working-hours'),
    assignee: () => [...uidsOf(world, '/staff/working-hours'), ...people],
    into: () => tickets,
    attachments: () => world.attachments,
    email: () => world.people.map(({ email }) => email),
    identifier: () => world.people.map(({ email }) => email),
    password: () => [world.password],
    oldPassword: () => [world.password],
    number: () => cards,
    code: () => ['123'],
    kind: () => ['coaching'],
    cursor: () => world.cursors,
  }
  return known[name]?.() ?? []
}

function goodString(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0 } = schema
  if (format === 'uuid') return fc.nat().map(() => randomUUID())
  if (format === 'email') return fc.nat().map((n) => `fuzz-${n}@exemple.fr`)
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())
  if (format === 'uri') return fc.webUrl()
  if (pattern) return fc.nat().map((n) => `a${n}`)
  return fc.constantFrom(...words).map((word) => word.padEnd(minLength, '.'))
}

function goodScalar(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.type === 'string') return goodString(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = Math.max(schema.minimum ?? 0, -1000)
    return fc.integer({ min: least, max: least + 12 })
  }
  return fc.oneof(fc.constantFrom(...words), fc.jsonValue({ maxDepth: 2 }))
}

/** A value that has the schema's form, and often its sense. */
export function goodValue(schema: Schema, world: World, name = ''): fc.Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches) return fc.oneof(...branches.map((branch) => goodValue(branch, world, name)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.properties || schema.type === 'object') return goodObject(schema, world)
  if (schema.type === 'array') {
    return fc.array(goodValue(schema.items ?? {}, world, name), { maxLength: 3 })
  }
  const known = knownValues(world, name)
  if (known.length === 0) return goodScalar(schema)
  return fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, { arbitrary: goodScalar(schema), weight: 1 })
}

function goodObject(schema: Schema, world: World): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [name, goodValue(one, world, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: fields.map(([name]) => name).filter((name) => schema.required?.includes(name)),
  })
}

interface Mutation {
  /** index of one of the value's places, modulo their number */
  place: number
  act: 'replace' | 'remove' | 'repeat' | 'add'
  value: unknown
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat({ max: 50 }),
  act: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'add'),
  value: hostileValues,
})

type Place = readonly (string | number)[]

function placesOf(value: unknown, at: Place = [], depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 6) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key], depth + 1))]
}

function changed(value: unknown, [key, ...rest]: Place, change: (former: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  const inner = changed(copy[key], rest, change)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

function mutate(value: unknown, { place, act, value: hostile }: Mutation): unknown {
  const places = placesOf(value)
  const at = places[place % places.length] ?? []
  return changed(value, at, (former) => {
    if (act === 'replace') return hostile
    if (act === 'remove') return at.length === 0 ? {} : undefined
    if (act === 'repeat') return [former, former]
    return typeof former === 'object' && former !== null ? { ...former, surprise: hostile } : hostile
  })
}

/** Half of the values are good; the others have one to three places changed. */
export function hostileOf(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const mutations = fc.oneof(fc.constant([]), fc.array(mutation, { minLength: 1, maxLength: 3 }))
  return fc.tuple(good, mutations).map(([value, changes]) => changes.reduce<unknown>(mutate, value))
}
