import type { z } from 'zod'
import type { AnswerOf, AnyCall, BodyInputOf, Call, QueryInputOf } from './call.ts'
import type { QueryInput } from './text/address.ts'

type ParamsInputOf<C extends AnyCall> = C extends Call<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never

type Field<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

export type CallInput<C extends AnyCall> = Field<'params', ParamsInputOf<C>> &
  Field<'body', BodyInputOf<C>> & {
    query?: Partial<QueryInputOf<C>>
    /** any string up to 128 characters: a repeated key with the same body returns the first answer again */
    idempotencyKey?: string
    signal?: AbortSignal
  }

/** Input of any call, for code that runs after the types were checked. */
export interface LooseInput {
  params?: Record<string, unknown>
  query?: QueryInput
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

export type UploadInput<C extends AnyCall> = Pick<CallInput<C>, 'params'> & {
  file: File | readonly File[]
  fields?: Readonly<Record<string, string>>
  idempotencyKey: string
}

/** The input may be left out where nothing in it is required. */
export type CallArguments<C extends AnyCall> =
  Record<string, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** The whole success body, `{ payload, page? }`; undefined where it is empty. */
export type CallAnswer<C extends AnyCall> = AnswerOf<C>

/** A call that answers a cursor-paged list. */
export type ListCall = AnyCall & {
  answer?: z.ZodType<{ payload: unknown[]; page: { hasNextPage: boolean; endCursor: string | null } }>
}

export type ItemOf<C extends AnyCall> = AnswerOf<C> extends { payload: (infer T)[] } ? T : never
