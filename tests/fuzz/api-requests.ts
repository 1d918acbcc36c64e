import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type AnyCall, allCalls } from '../../contracts/index.ts'
import { schemaOf } from '../contract/fields-of.ts'
import { cursors, forwardedAddressHeader, idempotency, strangeHeaders } from './headers.ts'
import { hostileNames, hostileStrings } from './hostile.ts'
import { goodValue, hostileOf } from './json-values.ts'
import { multipartPayload } from './multipart.ts'
import { jsonPayload, type Payload } from './payloads.ts'
import { type FuzzRequest, type IdentityName, identityNames } from './request.ts'
import type { Entity, World } from './world.ts'

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Known entities that the identifier in the call's path may name. */
function entitiesFor(call: AnyCall, type: 'contact' | 'coaching', world: World): readonly Entity[] {
  const { path } = call
  if (path.startsWith('/support/coaching/tickets/')) return world.tickets.coaching
  if (path.startsWith('/support/:type/tickets/')) return world.tickets[type]
  if (path.startsWith('/users/')) return world.people
  if (path.startsWith('/content/articles/related/')) return world.entities.get('/content/articles') ?? []
  if (path.startsWith('/formulas/')) return [{ uid: 'default' }]
  if (path.startsWith('/traffic-tokens/')) return world.entities.get('/staff/traffic-tokens') ?? []
  return world.entities.get(path.slice(0, path.indexOf('/:'))) ?? []
}

const other = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom(...known).map(encode), weight: 10 }] : []),
    { arbitrary: fc.nat().map(() => randomUUID() as string), weight: 2 },
    { arbitrary: hostileStrings.map((text) => encode(text.slice(0, 3000))), weight: 1 },
    { arbitrary: fc.constantFrom('%', '%00', '%ff', '..', '%2e%2e%2f', ';', '2147483648'), weight: 1 },
  )

interface Target {
  path: string
  /** what the path names, if the server has it */
  entity: Entity | undefined
}

function targetOf(call: AnyCall, world: World): fc.Arbitrary<Target> {
  return fc.constantFrom<('contact' | 'coaching')[]>('contact', 'coaching').chain((type) => {
    const known = entitiesFor(call, type, world)
    const of: Record<string, readonly string[]> = {
      ':type': [type],
      ':uid': known.map(({ uid }) => uid),
      ':kind': ['coaching'],
      ':provider': ['sandbox', 'stripe'],
      ':n': ['1', '2'],
      ':message': world.messages,
      ':attachment': world.attachments,
      ':reply': (world.entities.get('/staff/saved-replies') ?? []).map(({ uid }) => uid),
    }
    const parts = call.path.split('/').map((part) => (part.startsWith(':') ? other(of[part] ?? []) : fc.constant(part)))
    return fc.tuple(...parts).map((filled) => ({
      path: `/api${filled.join('/')}`,
      entity: known.find(({ uid }) => filled.includes(encode(uid))),
    }))
  })
}

const strangeQuery = fc
  .tuple(
    fc.oneof(
      hostileNames('filter'),
      hostileNames('tags'),
      fc.constantFrom('length', 'cursor', 'q', 'page', 'sort', 'order[date]'),
    ),
    hostileStrings,
  )
  .map(([name, value]): [string, unknown] => [name.slice(0, 4000), value.slice(0, 2000)])

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function pairsOf(query: unknown): [string, unknown][] {
  if (typeof query !== 'object' || query === null) return []
  return Object.entries(query).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return value.map((one) => [`${name}[]`, one])
    if (typeof value !== 'object' || value === null) return [[name, value]]
    return Object.entries(value).map(([key, inner]) => [`${name}[${key}]`, inner])
  })
}

function queryOf(call: AnyCall, world: World, version: number | undefined): fc.Arbitrary<string> {
  const own = call.query ? hostileOf(goodValue(schemaOf(call.query), world)).map(pairsOf) : fc.constant([])
  const cursor = call.query ? fc.option(cursors(world), { nil: undefined, freq: 3 }) : fc.constant(undefined)
  const strange = fc.oneof(
    { arbitrary: fc.constant([]), weight: 7 },
    { arbitrary: fc.array(strangeQuery, { maxLength: 3 }), weight: 1 },
  )
  return fc.tuple(own, cursor, strange).map(([pairs, cursor, more]) => {
    const all = [...pairs, ...(cursor === undefined ? [] : [['cursor', cursor] as [string, unknown]]), ...more]
    if (call.method === 'DELETE' && version !== undefined) all.push(['version', version])
    const text = all.map(([name, value]) => `${encode(name)}=${encode(textOf(value).slice(0, 3000))}`).join('&')
    return text === '' ? '' : `?${text}`
  })
}

/** Text fields of calls with a multipart body, by call. */
const uploads: Record<string, (world: World) => fc.Arbitrary<readonly (readonly [string, string])[]>> = {
  uploadAttachment: () => fc.constant([]),
  uploadStaffAttachment: () => fc.constant([]),
  startImport: () => hostileStrings.map((format) => [['format', format]]),
  uploadStaffMedia: () => hostileStrings.map((alt) => [['alt', alt]]),
  createTicketWithFiles: (world) => {
    const create = allCalls.find(({ id }) => id === 'createTicket')
    const ticket = hostileOf(goodValue(create?.body ? schemaOf(create.body) : {}, world))
    return ticket.map((value) => [['ticket', JSON.stringify(value) ?? '']])
  },
}

function payloadOf(call: AnyCall, world: World, version: number | undefined): fc.Arbitrary<Payload | undefined> {
  const upload = uploads[call.id]
  if (upload) return multipartPayload(upload(world), 'file')
  if (!call.body) {
    return call.method === 'GET'
      ? fc.constant(undefined)
      : fc.option(jsonPayload(fc.jsonValue()), { nil: undefined, freq: 4 })
  }
  const body = goodValue(schemaOf(call.body), world).chain((value) => {
    const versioned = typeof value === 'object' && value !== null && 'version' in value && version !== undefined
    return fc.boolean().map((current) => (versioned && current ? { ...value, version } : value))
  })
  return jsonPayload(hostileOf(body))
}

/** Half of the requests come from an identity that probably may call the path, the others from any. */
function identitiesFor({ path, access }: AnyCall): fc.Arbitrary<IdentityName> {
  const likely: IdentityName[] = path.startsWith('/staff/')
    ? ['admin', 'admin', 'editor', 'support', 'coach']
    : path.startsWith('/support/')
      ? ['link', 'vip', 'vip', 'visitor']
      : access === 'public'
        ? ['visitor']
        : ['user', 'vip']
  return fc.oneof(fc.constantFrom(...likely), fc.constantFrom(...identityNames))
}

const methods: fc.Arbitrary<string | undefined> = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 30 },
  { arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET'), weight: 1 },
)

const repeats = fc.oneof({ arbitrary: fc.constant(1), weight: 8 }, { arbitrary: fc.constantFrom(2, 4), weight: 1 })

function requestsOf(call: AnyCall, world: World): fc.Arbitrary<FuzzRequest> {
  return targetOf(call, world).chain(({ path, entity }) =>
    fc
      .record({
        query: queryOf(call, world, entity?.version),
        identity: identitiesFor(call),
        payload: payloadOf(call, world, entity?.version),
        key: idempotency,
        from: forwardedAddressHeader,
        strange: strangeHeaders,
        method: methods,
        times: repeats,
        parallel: fc.boolean(),
      })
      .map(({ query, identity, payload, key, from, strange, method, times, parallel }) => ({
        name: call.id,
        method: method ?? call.method,
        target: `${path}${query}`,
        identity,
        headers: [...(payload?.headers ?? []), ...key, from, ...strange],
        ...(payload ? { body: payload.body, mayBeCut: payload.mayBeCut ?? false } : {}),
        times: key.length > 0 ? times : 1,
        parallel,
      })),
  )
}

export const apiRequests = (world: World): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...allCalls).chain((call) => requestsOf(call, world))
