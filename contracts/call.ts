import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Required access. `public`: none (a valid session is still read). `session`: a Bearer token.
 * `vip`: a Bearer token with that role. `contact`: the header X-Support-Auth. `staff`: a role named by the route's policy.
 */
export type Access = 'public' | 'session' | 'vip' | 'contact' | 'staff'

/** A call as `contracts/` declares it. */
interface DeclaredCall<Params, Query, Body, Answer> {
  /** operationId, camelCase and unique */
  readonly id: string
  readonly method: Method
  /** Fastify's form, below /api: `/content/articles/:uid` */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** true where the route honours the header Idempotency-Key */
  readonly idempotent?: boolean
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** status of a success; 200 if absent */
  readonly status?: 200 | 201 | 202 | 204
  /** the whole success body, `{ payload, page? }`; absent where it is empty */
  readonly answer?: Answer
}

/** One API call: the server registers it, the client sends it, the OpenAPI document describes it. */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends DeclaredCall<Params, Query, Body, Answer> {
  readonly status: 200 | 201 | 202 | 204
}

export function defineCall<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(call: DeclaredCall<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return { status: 200, ...call }
}

// biome-ignore lint/suspicious/noExplicitAny: variance of a generic holder; every use narrows it
export type AnyCall = Call<any, any, any, any>

export type ParamsOf<C extends AnyCall> = C extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never
export type QueryOf<C extends AnyCall> = C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never
export type BodyOf<C extends AnyCall> = C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never
export type AnswerOf<C extends AnyCall> = C extends Call<z.ZodType, z.ZodType, z.ZodType, infer A> ? z.output<A> : never

/** Query as a client sends it, before defaults and normalisation. */
export type QueryInputOf<C extends AnyCall> =
  C extends Call<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never
export type BodyInputOf<C extends AnyCall> =
  C extends Call<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
