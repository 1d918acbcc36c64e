import { z } from 'zod'
import { defineCall } from './call.ts'
import { codePoints, direction, many, numeric, shortCode, slug, text, uuid, version } from './forms.ts'
import { payload, totalList } from './paging.ts'

/** The parts that the calls of the back office are made of. */

export const bySlug = z.object({ uid: slug })
export const byUuid = z.object({ uid: uuid })

/** `version` of a DELETE: `?version=3` */
export const versionQuery = z.object({ version: numeric(1, 2_147_483_647) })

export const staffPaging = {
  page: numeric(1, 1_000_000).default(1),
  perPage: numeric(1, 100).default(10),
  order: direction.default('asc'),
  q: codePoints(0, 200).optional(),
}

/** `filter[state]=draft&sort=date&order=desc`: a field that cannot sort is refused, a filter unknown here is ignored. */
export const staffQuery = <const S extends string, F extends z.ZodRawShape>(sort: readonly [S, ...S[]], filter: F) =>
  z.object({ ...staffPaging, sort: z.enum(sort).optional(), filter: z.object(filter).optional() })

export const slugs = { uid: many(slug).optional() }
export const uuids = { uid: many(uuid).optional() }
export const codes = many(shortCode).optional()

/** A field that the server decides: a record may be sent back whole, and this part of it is dropped. */
export const ignored = z
  .unknown()
  .transform((): undefined => undefined)
  .optional()
  .meta({ readOnly: true })

/** PUT: the whole of what can be written. */
export const replacement = <W extends z.ZodRawShape, I extends z.ZodRawShape>(writable: W, decided: I) =>
  z.strictObject({ ...writable, ...decided, version })

/** PATCH: any part of it. */
export const change = <W extends z.ZodRawShape, I extends z.ZodRawShape>(writable: W, decided: I) =>
  z.strictObject({ ...z.object(writable).partial().shape, ...decided, version })

/** An action that says why. */
export const reasonBody = z.strictObject({ reason: text(1, 500) })
export const optionalReasonBody = z.strictObject({ reason: codePoints(0, 500).optional() }).nullish()

/** An action that may say which state it was decided on. */
export const optionalVersionBody = z.strictObject({ version: version.optional() }).nullish()

export const revisionNumber = numeric(1, 2_147_483_647)

const below = (path: string) => `/staff/${path}`

export const listCall = <Q extends z.ZodType, E extends z.ZodType>(id: string, path: string, query: Q, entity: E) =>
  defineCall({
    id,
    method: 'GET',
    path: below(path),
    summary: `List of ${path}`,
    access: 'staff',
    query,
    status: 200,
    answer: totalList(entity),
  })

export const getCall = <P extends z.ZodType, E extends z.ZodType>(id: string, path: string, params: P, entity: E) =>
  defineCall({
    id,
    method: 'GET',
    path: below(path),
    summary: `One of ${path.split('/')[0]}`,
    access: 'staff',
    params,
    status: 200,
    answer: payload(entity),
  })

export const createCall = <B extends z.ZodType, E extends z.ZodType>(id: string, path: string, body: B, entity: E) =>
  defineCall({
    id,
    method: 'POST',
    path: below(path),
    summary: `Add to ${path}`,
    access: 'staff',
    idempotent: true,
    body,
    status: 201,
    answer: payload(entity),
  })

const writeCall =
  (method: 'PUT' | 'PATCH') =>
  <P extends z.ZodType, B extends z.ZodType, E extends z.ZodType>(
    id: string,
    path: string,
    params: P,
    body: B,
    entity: E,
  ) =>
    defineCall({
      id,
      method,
      path: below(path),
      summary: `${method === 'PUT' ? 'Replace' : 'Change'} one of ${path.split('/')[0]}`,
      access: 'staff',
      params,
      body,
      status: 200,
      answer: payload(entity),
    })

export const replaceCall = writeCall('PUT')
export const changeCall = writeCall('PATCH')

export const deleteCall = <P extends z.ZodType>(id: string, path: string, params: P) =>
  defineCall({
    id,
    method: 'DELETE',
    path: below(path),
    summary: `Remove one of ${path.split('/')[0]}`,
    access: 'staff',
    params,
    query: versionQuery,
    status: 204,
  })

/** An action on one row: 200 and a line of the audit. */
export const actionCall = <B extends z.ZodType, E extends z.ZodType>(id: string, path: string, body: B, entity: E) =>
  defineCall({
    id,
    method: 'POST',
    path: below(path),
    summary: `${path.split('/').at(-1)}: an action on one of ${path.split('/')[0]}`,
    access: 'staff',
    idempotent: true,
    params: byUuid,
    body,
    status: 200,
    answer: payload(entity),
  })
