import type { FastifyInstance } from 'fastify'
import { followStaffTickets, searchStaffMessages } from '../../contracts/staff-ticket-list.ts'
import * as calls from '../../contracts/staff-tickets.ts'
import { forbidden } from '../../platform/errors/index.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { createAuthenticator } from '../accounts/index.ts'
import { answerTicket } from './answer-ticket.ts'
import { changeTicket } from './change-ticket.ts'
import { notifyRead, notifyTyping } from './ephemeral-events.ts'
import { fillReply, unknownVariables } from './fill-reply.ts'
import { mailsOf } from './incoming/mails-of.ts'
import { mergeTickets } from './merge-tickets.ts'
import { mayRead, mayReadFreely, rightsIn, staffScope } from './policy.ts'
import { notifyPresence, othersAt } from './presence.ts'
import { presentStaffMessage, titlePlace } from './present.ts'
import { attachmentsOf } from './present-attachments.ts'
import { presentForStaff, presentOneForStaff } from './present-for-staff.ts'
import type { TicketRow } from './queries-rows.ts'
import { countStaffTickets, listStaffTickets, mostListed, type StaffListing } from './queries-staff.ts'
import { countSeenByPerson, findTicket, saveReadMark } from './queries-tickets.ts'
import { readEntries } from './read-tickets.ts'
import { findOneReply } from './routes-saved-replies.ts'
import { searchForStaff } from './search-messages.ts'
import { admitAnswer, admitReading, agentOf, findStaffTicket, staffAuthor } from './staff-access.ts'
import { followTicket, followTickets } from './stream.ts'
import { satisfactionWith } from './surveys/answer.ts'
import { channelOf, cipherOf } from './ticket-channel.ts'

type Query = typeof calls.staffTicketsQuery._zod.output

function listingOf(viewer: Viewer, now: Date, { filter, q, sort, order, page, perPage }: Query): StaffListing {
  const { types, coachUid } = staffScope(viewer)
  return {
    scope: { types: filter?.type ? types.filter((type) => type === filter.type) : types, coachUid },
    readerUid: viewer.uid,
    uids: filter?.uid,
    statuses: filter?.status,
    assignee: filter?.assignee,
    unassigned: filter?.unassigned,
    waiting: filter?.waiting,
    dueBefore: filter?.overdue ? now : undefined,
    tags: filter?.tags,
    q,
    sort,
    order,
    limit: perPage,
    offset: (page - 1) * perPage,
  }
}

function registerReading(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listStaffTickets, async ({ request, query, db }) => {
    const viewer = agentOf(request)
    const listing = listingOf(viewer, platform.clock.now(), query)
    const tickets = await listStaffTickets(db, listing)
    const total = await countStaffTickets(db, listing)
    return {
      payload: await presentForStaff(platform, db, viewer, tickets),
      page: total > mostListed ? { total: mostListed, capped: true as const } : { total },
    }
  })
  mount(app, calls.getStaffTicket, async ({ request, params, query: { reason, ...paging }, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, params.uid)
    const { uid } = ticket
    await admitReading(platform, db, viewer, ticket, reason)
    const cipher = await cipherOf(platform, db, channelOf(ticket.type), uid)
    const { entries, page } = await readEntries(platform, db, uid, ['message', 'note'], paging)
    const attachments = await attachmentsOf(db, entries)
    const mails = await mailsOf(
      db,
      entries.map((entry) => entry.uid),
    )
    const messages = entries.map((entry) => ({
      ...presentStaffMessage(entry, cipher, attachments),
      ...mails.get(entry.uid),
    }))
    const satisfaction = await satisfactionWith(db, uid, cipher)
    const unseen = Math.max(0, ticket.staffMessages - (await countSeenByPerson(db, uid, ticket.ownerUid)))
    const said = { messages, satisfaction, unseen, may: rightsIn(viewer, ticket) }
    return { payload: { ...(await presentOneForStaff(platform, db, viewer, ticket)), ...said }, page }
  })
  mount(app, searchStaffMessages, ({ request, params, query, db }) =>
    searchForStaff(platform, db, agentOf(request), { ...query, uid: params.uid }),
  )
  mount(app, calls.readStaffTicket, async ({ request, params: { uid }, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, uid)
    // A mark is shown to her as "vu": only who may simply read sets one.
    if (mayRead(viewer, ticket) !== 'yes') throw forbidden()
    const moved = await saveReadMark(db, ticket.uid, viewer.uid, ticket.personMessages)
    if (moved) await notifyRead(platform, db, ticket, viewer.uid)
    return undefined
  })
  mount(app, calls.typeInStaffTicket, async ({ request, params: { uid }, db }) => {
    const viewer = agentOf(request)
    admitAnswer(viewer, await findStaffTicket(db, viewer, uid))
    await notifyTyping(platform, db, uid, await staffAuthor(db, viewer))
    return undefined
  })
}

/** It may have become another’s meanwhile. */
function mayStillRead(viewer: Viewer, ticket: TicketRow | undefined, reason: string | undefined): boolean {
  const right = ticket ? mayRead(viewer, ticket) : 'no'
  return right === 'yes' || (right === 'with-reason' && reason !== undefined)
}

function registerFollowing(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  const authenticate = createAuthenticator(platform)
  mount(app, calls.followStaffTicket, async ({ request, reply, params: { uid }, query: { reason }, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, uid)
    await admitReading(platform, db, viewer, ticket, reason)
    const isStillIn = async () => {
      await authenticate(request, reply)
      return (
        request.viewer !== null && mayStillRead(request.viewer, await findTicket(platform.db, uid, viewer.uid), reason)
      )
    }
    await followTicket(platform, { request, reply, ticket, audience: 'staff', isStillIn })
    return undefined
  })
  mount(app, followStaffTickets, async ({ request, reply }) => {
    agentOf(request)
    const isStillIn = async () => {
      await authenticate(request, reply)
      return request.viewer !== null && staffScope(request.viewer).types.length > 0
    }
    await followTickets(platform, { request, reply, isStillIn })
    return undefined
  })
}

function registerStaffWindow(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.mergeStaffTicket, async ({ request, params, body, db }) => ({
    payload: await mergeTickets(platform, db, agentOf(request), { ...body, uid: params.uid }),
  }))
  mount(app, calls.notifyPresence, async ({ request, params, body, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, params.uid)
    if (!mayReadFreely(viewer, ticket)) throw forbidden()
    await notifyPresence(platform, db, ticket.uid, await staffAuthor(db, viewer), body.state)
    return { payload: othersAt(platform, ticket.uid, viewer.uid) }
  })
  mount(app, calls.fillSavedReply, async ({ request, params, db }) => {
    const viewer = agentOf(request)
    const ticket = await findStaffTicket(db, viewer, params.uid)
    admitAnswer(viewer, ticket)
    const { content } = await findOneReply(db, viewer, params.reply)
    const cipher = await cipherOf(platform, db, channelOf(ticket.type), ticket.uid)
    const title = cipher.decrypt(titlePlace, ticket.title)
    const { name: staffName } = await staffAuthor(db, viewer)
    const facts = { name: ticket.contactName, title, staffName }
    return { payload: { content: fillReply(content, facts), unknown: unknownVariables(content) } }
  })
}

export function registerStaffTickets(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  registerReading(app, platform, mount)
  registerFollowing(app, platform, mount)
  registerStaffWindow(app, platform, mount)
  mount(app, calls.changeStaffTicket, async ({ request, params, body, db }) => ({
    payload: await changeTicket(platform, db, agentOf(request), { ...body, uid: params.uid }),
  }))
  mount(app, calls.sendStaffMessage, async ({ request, params, body, db }) => ({
    payload: await answerTicket(platform, db, agentOf(request), { ...body, uid: params.uid }),
  }))
}
