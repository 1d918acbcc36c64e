import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { CoveringViewer } from '../covers/covered.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import type { Audience, Follower } from './feed.ts'
import { hubOf } from './hub.ts'
import type { ListFollower } from './list-feed.ts'
import type { OpenStream } from './open-stream.ts'
import { openEventResponse } from './stream-response.ts'

interface Reader {
  request: FastifyRequest
  reply: FastifyReply
  /** uid of the reader */
  person: string
  isStillIn(): Promise<boolean>
}

interface ListReader extends Reader {
  /** viewer at the last check of access */
  viewer(): CoveringViewer | null
}

export interface TicketFollower extends Reader {
  ticket: Pick<TicketRow, 'uid' | 'type' | 'sequence'>
  audience: Audience
}

/** @throws 400 for an invalid event id */
function startOf(request: FastifyRequest, newest: number): number {
  const id = request.headers['last-event-id']
  if (id === undefined || id === '') return newest
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) {
    throw invalid([violation('Last-Event-ID', 'Ce numéro d’événement n’est pas valide.')])
  }
  return Math.min(Number(id), newest)
}

/** Joins a stream to its feed, or ends the stream if that fails. */
async function joinOrEnd(
  { log }: FastifyRequest,
  stream: OpenStream,
  onLeave: () => void,
  join: () => Promise<void>,
): Promise<void> {
  try {
    await join()
    if (stream.ended) onLeave()
  } catch (error) {
    log.warn({ err: error }, 'a stream could not start; its reader resumes')
    stream.end()
  }
}

/** Streams a ticket's events while the client is connected and authorised. */
export async function followTicket(platform: OpenedPlatform, following: TicketFollower): Promise<void> {
  const { request, reply, person, ticket, audience, isStillIn } = following
  const hub = hubOf(platform)
  const last = startOf(request, ticket.sequence)
  const onLeave = () => {
    hub.limit.remove(person, follower)
    hub.leave(ticket.uid, follower)
  }
  // A member of staff may lose access to one ticket and keep access to other tickets.
  const what = audience === 'staff' ? ticket.uid : audience
  const stream = openEventResponse({ request, reply, what, isStillIn, onLeave })
  const follower: Follower = Object.assign(stream, { audience, last })
  if (follower.ended) return
  hub.limit.add(person, follower)
  await joinOrEnd(request, follower, onLeave, () => hub.follow(ticket, follower))
}

/** Notifies a member of staff of changes to the ticket list, while connected and authorised. */
export async function followTickets(
  platform: OpenedPlatform,
  { request, reply, person, isStillIn, viewer }: ListReader,
): Promise<void> {
  const { list, limit } = hubOf(platform)
  const onLeave = () => {
    limit.remove(person, follower)
    list.leave(follower)
  }
  const stream = openEventResponse({ request, reply, what: `list/${randomUUID()}`, isStillIn, onLeave })
  const follower: ListFollower = Object.assign(stream, { viewer })
  if (follower.ended) return
  limit.add(person, follower)
  await joinOrEnd(request, follower, onLeave, () => list.join(follower))
}
