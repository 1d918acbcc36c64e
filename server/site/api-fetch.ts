import { Readable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { scopeHeader } from '../../platform/http/index.ts'
import { toHeaders } from './web-request.ts'

export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/**
 * Headers that concern one connection only. The API has no connection: a forwarded `keep-alive` would keep open a connection that
 * the visitor, or a stopping server, has asked to close.
 */
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const bodiless = new Set([101, 204, 205, 304])

const isOfTheConnection = (name: string): boolean => ofTheConnection.has(name)

async function payloadOf(body: RequestInit['body']): Promise<Buffer | string | undefined> {
  if (body === null || body === undefined) return undefined
  if (typeof body === 'string') return body
  return Buffer.from(await new Response(body).arrayBuffer())
}

interface Visitor {
  /** the visitor's own address, so that limits count the visitor and not the site */
  address: string
  /** the visitor's browser, shown in the list of devices */
  userAgent: string | undefined
}

/** A page that only reads. */
export interface PageReading {
  /** see RequestScopes */
  scope: string
  /** aborted once the visitor has left: no further calls are made */
  left: AbortSignal
}

/** Maximum age of the data in a visitor's page. */
const maxAge = 'max-age=60'

/** Calls the API of the same process, without a socket. */
export function createApiFetch(app: FastifyInstance, { address, userAgent }: Visitor, reading?: PageReading): ApiFetch {
  return async (path, init = {}) => {
    reading?.left.throwIfAborted()
    const headers: Record<string, string> = {
      ...(reading ? { 'cache-control': maxAge, [scopeHeader]: reading.scope } : {}),
      ...Object.fromEntries(new Headers(init.headers)),
    }
    if (userAgent) headers['user-agent'] ??= userAgent
    const options: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url: path.startsWith('/api/') ? path : `/api${path}`,
      headers,
      remoteAddress: address,
    }
    const payload = await payloadOf(init.body)
    if (payload !== undefined) options.payload = payload
    if (headers.accept?.includes('text/event-stream')) {
      const answer = await app.inject({ ...options, payloadAsStream: true })
      const stream = answer.stream()
      init.signal?.addEventListener('abort', () => stream.destroy())
      // The API does not notice that its reader has left: without this, a stream of events would stay open forever.
      stream.once('close', () => answer.raw.res.destroy())
      return new Response(Readable.toWeb(stream) as unknown as BodyInit, {
        status: answer.statusCode,
        headers: toHeaders(answer.headers, isOfTheConnection),
      })
    }
    const answer = await app.inject(options)
    return new Response(bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: toHeaders(answer.headers, isOfTheConnection),
    })
  }
}
