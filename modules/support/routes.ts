import type { FastifyInstance } from 'fastify'
import { eraseContact } from '../../contracts/support/erase-contact.ts'
import * as calls from '../../contracts/support/support.ts'
import * as unread from '../../contracts/support/unread.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { registerAttachments } from './attachments/routes-attachments.ts'
import { contactChannel } from './contact-channel.ts'
import { registerIncoming } from './incoming/routes-incoming.ts'
import { sendLinkJob } from './jobs.ts'
import { staff } from './staff/index.ts'
import { routeTicketStreams } from './staff/tickets/routes-streams.ts'
import { notifyTyping } from './streaming/ephemeral-events.ts'
import { hubOf } from './streaming/hub.ts'
import { followTicket } from './streaming/routes-stream.ts'
import { registerSurveys } from './surveys/routes-surveys.ts'
import { admitLinkRequest } from './throttle.ts'
import { closeTicket } from './tickets/close-ticket.ts'
import { revokeAccess } from './tickets/contact/access-tokens.ts'
import { searchMessages } from './tickets/messages/search-messages.ts'
import { sendMessage } from './tickets/messages/send-message.ts'
import { findOwnTicket, refuseLockedTicket } from './tickets/own-ticket.ts'
import { countUnread, getTicket, listTickets, markRead } from './tickets/read-tickets.ts'
import { eraseOwnContact } from './tickets/retention/erase-contact.ts'
import { registerOpening } from './tickets/routes-opening.ts'
import { factsOf, findTicketOfPage, identifyPersons, requireSender } from './tickets/routes-person.ts'

function registerOwnTickets(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  identifyPersons(app, platform)
  mount(app, calls.listTickets, ({ request, query, db }) => listTickets(platform, db, requireSender(request), query))
  mount(app, unread.countUnread, async ({ request, db }) => ({
    payload: await countUnread(platform, db, requireSender(request)),
  }))
  mount(app, calls.getTicket, async ({ request, params, query, db }) => {
    const asking = requireSender(request)
    const ticket = await findTicketOfPage(db, request, asking, params.uid)
    return getTicket(platform, db, { ...asking, ticket }, query)
  })
  mount(app, calls.sendMessage, async ({ request, params, body, db }) => ({
    payload: await sendMessage(platform, db, requireSender(request), { ...body, uid: params.uid }),
  }))
  mount(app, calls.searchMessages, ({ request, params, query, db }) =>
    searchMessages(platform, db, requireSender(request), params.uid, query),
  )
  mount(app, calls.closeTicket, async ({ request, params, db }) => ({
    payload: await closeTicket(platform, db, requireSender(request), params.uid),
  }))
  mount(app, calls.markTicketRead, ({ request, params, db }) =>
    markRead(platform, db, requireSender(request), params.uid),
  )
  mount(app, calls.typeInTicket, async ({ request, params, db }) => {
    const { channel, person } = requireSender(request)
    const ticket = await findOwnTicket(db, channel, person, params.uid)
    refuseLockedTicket(ticket, platform.clock.now())
    const author = { uid: ticket.contactUid, name: person.name ?? ticket.contactName, staff: false }
    await notifyTyping(platform, db, ticket.uid, author)
  })
  mount(app, calls.followTicket, async ({ request, reply, params, db }) => {
    const { channel, person } = requireSender(request)
    const ticket = await findOwnTicket(db, channel, person, params.uid)
    const facts = factsOf(request)
    const isStillIn = () => channel.isStillIn(platform, facts)
    await followTicket(platform, { request, reply, person: person.ownerUid, ticket, audience: 'person', isStillIn })
  })
}

function registerLinks(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { clock, jobs } = platform
  mount(app, calls.refreshSupportLink, async ({ body, request, db }) => {
    if (!(await admitLinkRequest(db, platform, request.ip, body.email))) return undefined
    await jobs.enqueue(db, sendLinkJob, { email: body.email })
  })
  mount(app, calls.revokeSupportLink, ({ request, db }) => revokeAccess(db, clock, request.headers['x-support-auth']))
  mount(app, eraseContact, async ({ request, db }) =>
    eraseOwnContact(platform, db, await contactChannel.enter(platform, db, factsOf(request))),
  )
}

export function registerSupport(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  app.decorateRequest('channel', null)
  app.decorateRequest('person', null)
  hubOf(platform)
  registerOpening(app, platform, mount)
  app.register(async (scope) => registerOwnTickets(scope, platform, mount))
  registerLinks(app, platform, mount)
  registerIncoming(app, platform, mount)
  routeTicketStreams(app, platform, mount)
  registerAttachments(app, platform, mount)
  mountStaff(app, platform, mount, staff)
  registerSurveys(app, platform, mount)
}
