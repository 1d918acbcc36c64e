import type { FastifyReply, FastifyRequest } from 'fastify'

/** A reader that takes nothing is let go before it fills the memory; it resumes from where it was. Bytes. */
const mostUnsent = 1024 * 1024
const retryMilliseconds = 2000

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** An answer that goes on for as long as its reader stays and may. */
export interface OpenStream {
  write(frame: string): void
  end(): void
  readonly ended: boolean
  /** what opened it, so that many streams of one session are checked once */
  readonly credential: string
  isStillIn(): Promise<boolean>
}

interface Opening extends Pick<OpenStream, 'isStillIn'> {
  request: FastifyRequest
  reply: FastifyReply
  /** what it follows, where the right to one may end before the right to others */
  what: string
  onLeave(): void
}

/** Begins the answer; that to a HEAD ends at once. */
export function openEventResponse({ request, reply, what, isStillIn, onLeave }: Opening): OpenStream {
  const { raw } = reply
  const { authorization = '', 'x-support-auth': support = '' } = request.headers
  reply.hijack()
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
