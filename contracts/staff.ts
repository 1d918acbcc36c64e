import { z } from 'zod'
import { type AnyCall, defineCall } from './call.ts'
import {
  bySlug,
  byUuid,
  direction,
  isoDateTime,
  numeric,
  oneOrMany,
  shortCode,
  slug,
  text,
  uuid,
  version,
} from './forms.ts'
import { limits } from './limits.ts'
import { payload, totalList } from './paging.ts'

/** The parts that the calls of the back office are made of. */

export { bySlug, byUuid }

/** `version` of a DELETE: `?version=3` */
export const versionQuery = z.object({ version: numeric(1, 2_147_483_647) })

const numberedPage = { page: numeric(1, 1_000_000).default(1), perPage: numeric(1, 100).default(10) }
export const pageQuery = z.object(numberedPage)

const staffPaging = {
  ...numberedPage,
  order: direction.default('asc'),
  q: text(0, limits.search).optional(),
}

/** `filter[state]=draft&sort=date&order=desc`: a field that cannot sort and an unknown filter are refused. */
export const staffQuery = <const S extends string, F extends z.ZodRawShape>(sort: readonly [S, ...S[]], filter: F) =>
  z.object({ ...staffPaging, sort: z.enum(sort).optional(), filter: z.strictObject(filter).optional() })

export const slugFilter = { uid: oneOrMany(slug).optional() }
export const uuidFilter = { uid: oneOrMany(uuid).optional() }
export const codeFilter = oneOrMany(shortCode).optional()

/**
 * Null once the person is erased but their entry stays in the accounts.
 * `member` is also null for a visitor who bought a gift.
 */
export const personFields = { member: uuid.nullable(), name: z.string().nullable(), email: z.string().nullable() }
export const personSorts = ['name', 'email'] as const

const readOnlyField = z
  .unknown()
  .transform((): undefined => undefined)
  .optional()
  .meta({ readOnly: true })

/** Fields that only the server sets. Clients may send them back as part of a whole record; their values are ignored. */
export const readOnlyFields = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, readOnlyField])) as Record<Name, typeof readOnlyField>

/** Body of PUT: all writable fields. */
const replacement = <W extends z.ZodRawShape, I extends z.ZodRawShape>(writable: W, decided: I) =>
  z.strictObject({ ...writable, ...decided, version })

/** Body of PATCH: any of the writable fields. */
const change = <W extends z.ZodRawShape, I extends z.ZodRawShape>(writable: W, decided: I) =>
  z.strictObject({ ...z.object(writable).partial().shape, ...decided, version })

export const reasonBody = z.strictObject({ reason: text(1, 500) })
export const optionalReasonBody = z.strictObject({ reason: text(0, 500).optional() }).nullish()

/** Body of an action that may name the version on which the user decided. */
export const optionalVersionBody = z.strictObject({ version: version.optional() }).nullish()
export const optionalDecisionBody = z
  .strictObject({ reason: text(0, 500).optional(), version: version.optional() })
  .nullish()

export const revisionNumber = numeric(1, 2_147_483_647)

/** A saved or published state; `by` is the name of its author. */
export const revisionHead = { n: z.int().min(1), date: isoDateTime, by: z.string(), title: z.string() }

const below = (path: string) => `/staff/${path}`

/** The calls on one kind of record. The server mounts them from a descriptor; the back office selects them by these names. */
export interface ResourceCalls {
  /** below /staff: `traffic-tokens` */
  readonly path: string
  readonly list: AnyCall
  readonly get?: AnyCall
  readonly create?: AnyCall
  readonly replace?: AnyCall
  readonly change?: AnyCall
  readonly remove?: AnyCall
}

interface ResourceShape<P extends z.ZodType, E extends z.ZodType> {
  path: string
  /** suffixes of its operationIds: `getStaffTag`, `listStaffTags` */
  one: string
  many: string
  params: P
  entity: E
}

/** Builds the calls on one kind of record; a resource spreads in those that it offers. */
export function resource<P extends z.ZodType, E extends z.ZodType>(shape: ResourceShape<P, E>) {
  const { path, one, many, params, entity } = shape
  const access = 'staff'
  const single = { path: below(`${path}/:uid`), access, params, answer: payload(entity) } as const
  const written = <R extends z.ZodType, C extends z.ZodType>(replacement: R, change: C) => ({
    replace: defineCall({
      ...single,
      id: `replace${one}`,
      method: 'PUT',
      summary: `Replace one of ${path}`,
      idempotent: true,
      body: replacement,
    }),
    change: defineCall({
      ...single,
      id: `change${one}`,
      method: 'PATCH',
      summary: `Change one of ${path}`,
      idempotent: true,
      body: change,
    }),
  })
  return {
    list: <const S extends string, F extends z.ZodRawShape>(sort: readonly [S, ...S[]], filter: F) => ({
      path,
      list: defineCall({
        id: `list${many}`,
        method: 'GET',
        path: below(path),
        summary: `List of ${path}`,
        access,
        query: staffQuery(sort, filter),
        answer: totalList(entity),
      }),
    }),
    get: () => ({ get: defineCall({ ...single, id: `get${one}`, method: 'GET', summary: `One of ${path}` }) }),
    create: <B extends z.ZodType>(body: B) => ({
      create: defineCall({
        id: `create${one}`,
        method: 'POST',
        path: below(path),
        summary: `Add to ${path}`,
        access,
        idempotent: true,
        body,
        status: 201,
        answer: payload(entity),
      }),
    }),
    /** PUT with all writable fields, PATCH with any of them. */
    change: <W extends z.ZodRawShape, I extends z.ZodRawShape>(writable: W, decided: I) =>
      written(replacement(writable, decided), change(writable, decided)),
    /** PUT and PATCH with the same body, which is always complete. */
    replace: <B extends z.ZodType>(body: B) => written(body, body),
    remove: () => ({
      remove: defineCall({
        id: `delete${one}`,
        method: 'DELETE',
        path: single.path,
        summary: `Remove one of ${path}`,
        access,
        idempotent: true,
        params,
        query: versionQuery,
        status: 204,
      }),
    }),
  }
}

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
    answer: payload(entity),
  })
