import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/index.ts'
import { loadOncePerPage } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireDataCollection } from '../../accounts/index.ts'
import { channelOf, type Person, type RequestFacts, type TicketChannel } from '../ticket-channel.ts'
import { findOwnTicket } from './own-ticket.ts'
import type { SeenTicket } from './queries-rows.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** channel named in the path of a /support call */
    channel: TicketChannel | null
    /** the user who calls /support; null where the channel is open to anyone */
    person: Person | null
  }
}

function enterChannel(platform: OpenedPlatform, request: FastifyRequest): TicketChannel {
  const channel = channelOf(platform, (request.params as { type: string }).type)
  request.channel = channel
  return channel
}

export const factsOf = ({ viewer, person, ip, headers }: FastifyRequest): RequestFacts => ({
  viewer,
  person,
  ip,
  authorization: headers.authorization,
  supportAuth: headers['x-support-auth'],
})

/** Runs before the body is parsed: an unauthorised caller learns nothing about the expected body. */
export function identifyPersons(app: FastifyInstance, platform: OpenedPlatform): void {
  app.addHook('onRequest', async (request) => {
    request.person = await enterChannel(platform, request).enter(platform, platform.db, factsOf(request))
    request.author = request.person.ownerUid
  })
}

/** Like `identifyPersons`, for channels that may be open to anyone. @throws 503 while the site collects no data of visitors */
export function identifyOpeners(app: FastifyInstance, platform: OpenedPlatform): void {
  app.addHook('onRequest', async (request) => {
    const channel = enterChannel(platform, request)
    if (channel.opensToAnyone) await requireDataCollection(platform)
    else request.person = await channel.enter(platform, platform.db, factsOf(request))
  })
}

export interface RequestSender {
  channel: TicketChannel
  person: Person
}

export function requireSender({ channel, person }: FastifyRequest): RequestSender {
  if (!channel || !person) throw new Error('a call of /support was mounted without its hook')
  return { channel, person }
}

/** Like `findOwnTicket`, but cached for all calls of one page, each of which checks the ticket. @throws 404 */
export const findTicketOfPage = (
  db: Database,
  request: Pick<FastifyRequest, 'scope'>,
  { channel, person }: RequestSender,
  uid: string,
): Promise<SeenTicket> =>
  loadOncePerPage(request, `${channel.type} ticket ${uid} of ${person.ownerUid}`, () =>
    findOwnTicket(db, channel, person, uid),
  )
