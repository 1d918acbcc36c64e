import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnyCall, Call } from '../../contracts/call.ts'
import type { Clock } from '../clock/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { forbidden, invalid, violation } from '../errors/index.ts'
import { type Write, writeOnce } from '../idempotency/index.ts'
import { consume, networkOf } from '../limits/index.ts'
import { requireRole, requireViewer, type Viewer } from '../sessions/index.ts'
import { commonUses } from './limit-writes.ts'
import { validatorCompiler } from './violations.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** null where no valid Bearer token was sent */
    viewer: Viewer | null
    /** uid of the tickets' owner, identified by a support call; null in any other call */
    author: string | null
  }
}

export interface MountDependencies {
  db: Database
  clock: Clock
  config: Pick<Config, 'writesPerDay'>
  /** HMAC key for the digests of bodies that were sent with an Idempotency-Key */
  fingerprintKey: Uint8Array
}

export interface HandlerInput<P, Q, B> {
  params: P
  query: Q
  body: B
  /** null only on calls whose access is `public` or `contact` */
  viewer: Viewer | null
  /** the transaction that holds the idempotency key, or the database where none was sent */
  db: Database
  request: FastifyRequest
  reply: FastifyReply
}

/** Result of a handler; that of a call without an answer returns nothing. */
export type Answering<Answer> = Promise<Answer | undefined> | (undefined extends Answer ? Promise<void> : never)

type Handler<Input, Answer> = (input: Input) => Answering<Answer>

/**
 * A handler in two steps. `prepare` has no transaction: slow work (hashing, pictures) would keep one open.
 * It writes what must persist if the call is refused, such as a counted wrong password.
 * It returns the second step, which writes.
 */
export interface PreparedHandler<Input, Answer> {
  /** @param input its `db` is the database itself: nothing is rolled back with the call */
  prepare(input: Input): Promise<(db: Database) => Answering<Answer>>
}

/**
 * Registers one call of the contract, which defines its schema, access and idempotency.
 * `may` further restricts the callers who have access.
 */
export type Mount = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  app: FastifyInstance,
  call: Call<P, Q, B, A>,
  handler:
    | Handler<HandlerInput<z.output<P>, z.output<Q>, z.output<B>>, z.input<A>>
    | PreparedHandler<HandlerInput<z.output<P>, z.output<Q>, z.output<B>>, z.input<A>>,
  may?: (viewer: Viewer) => boolean,
) => void

function schemaOf(call: AnyCall): Record<string, unknown> {
  const schema: Record<string, unknown> = {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? 'site'],
  }
  if (call.params) schema.params = call.params
  if (call.query) schema.querystring = call.query
  if (call.body) schema.body = call.body
  if (call.answer) schema.response = { [call.status]: call.answer }
  return schema
}

function admit(call: AnyCall, request: FastifyRequest): void {
  if (call.access === 'vip') requireRole(request, 'vip')
  else if (call.access === 'session') requireViewer(request)
  else if (call.access === 'staff') requireRole(request, 'admin', 'editor', 'writer', 'coach', 'support')
}

/** @returns undefined if no key was sent, or the call ignores keys. @throws 400 for one that is empty or too long */
export function idempotencyKey(call: AnyCall, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (!call.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || key.length === 0 || key.length > 128) {
    throw invalid([violation('Idempotency-Key', 'La clé doit compter de 1 à 128 caractères.')])
  }
  return key
}

function callerOf(request: FastifyRequest): string {
  const support = request.headers['x-support-auth']
  return request.viewer?.uid ?? (typeof support === 'string' ? support : 'visitor')
}

/** The sender whose stored answers share a limit, so that a stranger cannot evict another person's. */
const senderOf = ({ viewer, author, ip }: FastifyRequest): string => viewer?.uid ?? author ?? networkOf(ip)

const noFields = validatorCompiler({ schema: z.strictObject({}).nullish() })

/** Refuses any property of a JSON body if the call takes no body. @throws 400 that names each */
function refuseFields(call: AnyCall, { headers, body }: FastifyRequest): void {
  if (call.body || Buffer.isBuffer(body) || !headers['content-type']?.startsWith('application/json')) return
  const result = noFields(body)
  if ('error' in result) throw result.error
}

/** Tells whether the client already has this response, which then need not be validated or written. */
function matchesEtag({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  return method === 'GET' && etag !== undefined && headers['if-none-match'] === etag
}

export function createMount({ db, ...ports }: MountDependencies): Mount {
  return (app, call, handler, may) => {
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      // Before the body is read: a caller without the right to make the call learns nothing about the expected body.
      onRequest: async (request) => {
        admit(call, request)
        if (may && !may(requireViewer(request))) throw forbidden()
      },
      handler: async (request, reply) => {
        const { params, query, body, viewer } = request
        refuseFields(call, request)
        const input = { params: params as never, query: query as never, body: body as never, viewer, request, reply }
        const prepare = async (): Promise<Write> => {
          await consume(db, ports.clock, ...commonUses(call, request, ports.config.writesPerDay))
          const write =
            'prepare' in handler ? await handler.prepare({ ...input, db }) : (db: Database) => handler({ ...input, db })
          return async (db) => ({ status: call.status, body: await write(db) })
        }
        const key = idempotencyKey(call, request)
        // A DELETE request has its version in the query.
        const sent = call.query ? [params, body, query] : [params, body]
        const once = (key: string) =>
          writeOnce(
            db,
            ports,
            { call: call.id, caller: callerOf(request), sender: senderOf(request), key, body: sent },
            prepare,
          )
        const answer = key === undefined ? await (await prepare())(db) : await once(key)
        if (reply.sent) return reply
        if (matchesEtag(request, reply)) return reply.status(304).send()
        return reply.status(answer.status).send(answer.body)
      },
    })
  }
}
