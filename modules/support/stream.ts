import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Audience, Follower } from './feed.ts'
import { hubOf } from './hub.ts'
import type { TicketRow } from './queries-rows.ts'

/** A reader that takes nothing is let go before it fills the memory; it resumes from its last event. Bytes. */
const mostUnsent = 1024 * 1024
const retryMilliseconds = 2000

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export interface Following {
  request: FastifyRequest
  reply: FastifyReply
  ticket: Pick<TicketRow, 'uid' | 'type' | 'sequence'>
  audience: Audience
  isStillIn(): Promise<boolean>
}

/** @throws 400 for what is no id of ours */
function startOf(request: FastifyRequest, newest: number): number {
  const id = request.headers['last-event-id']
  if (id === undefined || id === '') return newest
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) {
    throw invalid([violation('Last-Event-ID', 'Ce numéro d’événement n’est pas valide.')])
  }
  return Math.min(Number(id), newest)
}

function openResponse(reply: FastifyReply): void {
  reply.hijack()
  for (const [name, value] of Object.entries({
    ...reply.getHeaders(),
    ...streamHeaders,
    'x-request-id': reply.request.id,
  })) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200)
  reply.raw.write(`retry: ${retryMilliseconds}\n\n`)
}

/** Answers with a ticket's events for as long as the reader stays and may. */
export async function followTicket(platform: Platform, following: Following): Promise<void> {
  const { request, reply, ticket, audience, isStillIn } = following
  const { raw } = reply
  const hub = hubOf(platform)
  const { authorization = '', 'x-support-auth': support = '' } = request.headers
  const follower: Follower = {
    audience,
    last: startOf(request, ticket.sequence),
    // Staff may lose one ticket and keep the others.
    credential: `${authorization} ${support} ${audience === 'staff' ? ticket.uid : audience}`,
    get ended() {
      return raw.writableEnded || raw.destroyed
    },
    write(frame) {
      if (follower.ended) return
      raw.write(frame)
      if (raw.writableLength > mostUnsent) raw.destroy()
    },
    end() {
      if (!follower.ended) raw.end()
      hub.leave(ticket.uid, follower)
    },
    isStillIn,
  }
  openResponse(reply)
  if (request.method === 'HEAD') {
    raw.end()
    return
  }
  raw.once('close', () => hub.leave(ticket.uid, follower))
  try {
    await hub.follow(ticket, follower)
    if (follower.ended) hub.leave(ticket.uid, follower)
  } catch (error) {
    request.log.warn({ err: error }, 'a stream could not start; its reader resumes')
    follower.end()
  }
}
