import type { FastifyReply, FastifyRequest } from 'fastify'
import { freeSlots } from '../../../platform/http/index.ts'
import type { OpenStream } from './open-stream.ts'

/** Bytes. A client that reads too slowly is disconnected before its backlog fills memory; it resumes where it was. */
const mostUnsent = 1024 * 1024
const retryMilliseconds = 2000

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Opening extends Pick<OpenStream, 'isStillIn'> {
  request: FastifyRequest
  reply: FastifyReply
  /** the resource it follows, because access to one resource may end before access to others */
  what: string
  onLeave(): void
}

/** Begins the response; the response to a HEAD request ends at once. */
export function openEventResponse({ request, reply, what, isStillIn, onLeave }: Opening): OpenStream {
  const { raw } = reply
  const { authorization = '', 'x-support-auth': support = '' } = request.headers
  reply.hijack()
  freeSlots(raw)
  const headers = { ...reply.getHeaders(), ...streamHeaders, 'x-request-id': request.id }
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200)
  raw.write(`retry: ${retryMilliseconds}\n\n`)
  const stream: OpenStream = {
    credential: `${authorization} ${support} ${what}`,
    get ended() {
      return raw.writableEnded || raw.destroyed
    },
    write(frame) {
      if (stream.ended) return
      raw.write(frame)
      if (raw.writableLength > mostUnsent) raw.destroy()
    },
    end() {
      if (!stream.ended) raw.end()
      onLeave()
    },
    isStillIn,
  }
  if (request.method === 'HEAD') raw.end()
  else raw.once('close', onLeave)
  return stream
}
