import type { AnswerOf, AnyCall } from '../../../../contracts/call.ts'
import { eraseContactOf } from '../../../../contracts/support/erase-contact.ts'
import { forwardStaffTicket } from '../../../../contracts/support/forward-ticket.ts'
import { getOriginalMail } from '../../../../contracts/support/incoming-mail.ts'
import * as contacts from '../../../../contracts/support/staff-contacts.ts'
import { fillSavedReply as fillReply } from '../../../../contracts/support/staff-saved-replies.ts'
import { countStaffTickets, searchStaffMessages } from '../../../../contracts/support/staff-ticket-list.ts'
import * as calls from '../../../../contracts/support/staff-tickets.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import { staffAction } from '../../../../platform/staff/index.ts'
import { withCoveredCoaches } from '../../covers/covered.ts'
import { holdMessage } from '../../held/hold-message.ts'
import { undoMessage } from '../../held/undo-message.ts'
import { readOriginal } from '../../incoming/read-original.ts'
import { isAgent, mayReadFreely, worksAtHelpDesk } from '../../policy.ts'
import { listOtherViewers, notifyPresence } from '../../streaming/presence.ts'
import { changeTicket } from '../../tickets/change-ticket.ts'
import { blockContact } from '../../tickets/contact/block-contact.ts'
import { forwardTicket } from '../../tickets/contact/forward-ticket.ts'
import { openForPerson } from '../../tickets/contact/open-for-person.ts'
import { linkContacts, readContact, unlinkContact } from '../../tickets/contact/same-person.ts'
import { mergeTickets } from '../../tickets/merge/merge-tickets.ts'
import { answerTicket } from '../../tickets/messages/answer-ticket.ts'
import { searchForStaff } from '../../tickets/messages/search-messages.ts'
import { eraseContactForStaff } from '../../tickets/retention/erase-contact.ts'
import { findStaffTicket, staffAuthor } from '../../tickets/staff-access.ts'
import { countTicketViews } from './count-views.ts'
import { type Context, fillSavedReply, markSeen, notifyStaffTyping, readTicket } from './read-ticket.ts'

type Handle<C extends AnyCall> = Parameters<typeof staffAction<C, Context['ports']>>[2]

/** Each action runs with the rights of the coaches whom the viewer covers at that moment. */
const action = <C extends AnyCall>(call: C, handle: Handle<C>) =>
  staffAction<C, Context['ports']>(call, isAgent, async (context, input) => {
    const actor = await withCoveredCoaches(context.ports, context.db, context.actor)
    return (await handle({ ...context, actor }, input)) as AnswerOf<C> | undefined
  })

const atHelpDesk = <C extends AnyCall>(call: C, handle: Handle<C>) =>
  staffAction<C, Context['ports']>(call, worksAtHelpDesk, handle)

/** Each use case checks the permission for the ticket itself. */
export const ticketActions = [
  atHelpDesk(contacts.openStaffTicket, async ({ ports, db, actor }, { body }) => ({
    payload: await openForPerson(ports, db, actor, body),
  })),
  atHelpDesk(contacts.getStaffContact, async ({ db }, { params: { uid } }) => ({
    payload: await readContact(db, uid),
  })),
  atHelpDesk(contacts.linkSamePerson, async ({ ports, db, actor }, { params: { uid }, body }) => ({
    payload: await linkContacts(ports, db, actor, { ...body, uid }),
  })),
  atHelpDesk(contacts.unlinkSamePerson, ({ ports, db, actor }, { params: { uid }, query: { version } }) =>
    unlinkContact(ports, db, actor, { uid, version }),
  ),
  atHelpDesk(contacts.blockContact, async ({ ports, db, actor }, { params: { uid }, body }) => ({
    payload: await blockContact(ports, db, actor, { ...body, uid }),
  })),
  staffAction<typeof countStaffTickets, Context['ports']>(
    countStaffTickets,
    isAgent,
    async ({ ports, db, actor }, { query: { type } }) => ({
      payload: await countTicketViews({ ports, db }, await withCoveredCoaches(ports, db, actor), type),
    }),
  ),
  action(calls.getStaffTicket, (context, { params: { uid }, query }) => readTicket(context, uid, query)),
  action(searchStaffMessages, ({ ports, db, actor }, { params: { uid }, query }) =>
    searchForStaff(ports, db, actor, { ...query, uid }),
  ),
  action(calls.markStaffTicketRead, (context, { params: { uid } }) => markSeen(context, uid)),
  action(calls.typeInStaffTicket, (context, { params: { uid } }) => notifyStaffTyping(context, uid)),
  action(calls.changeStaffTicket, async ({ ports, db, actor }, { params: { uid }, body }) => ({
    payload: await changeTicket(ports, db, actor, { ...body, uid }),
  })),
  action(calls.sendStaffMessage, async ({ ports, db, actor }, { params: { uid }, body: { sendAt, ...body } }) => {
    const until = sendAt === undefined ? undefined : new Date(sendAt)
    const isLater = until !== undefined && until > ports.clock.now()
    const answer = { ...body, uid }
    return {
      payload: isLater
        ? await holdMessage(ports, db, actor, { ...answer, sendAt: until })
        : await answerTicket(ports, db, actor, answer),
    }
  }),
  action(calls.undoStaffMessage, ({ ports, db, actor }, { params }) => undoMessage(ports, db, actor, params)),
  atHelpDesk(forwardStaffTicket, ({ ports, db, actor }, { params: { uid }, body }) =>
    forwardTicket(ports, db, actor, { ...body, uid }),
  ),
  action(calls.mergeStaffTicket, async ({ ports, db, actor }, { params: { uid }, body }) => ({
    payload: await mergeTickets(ports, db, actor, { ...body, uid }),
  })),
  action(eraseContactOf, ({ ports, db, actor }, { params: { uid }, body }) =>
    eraseContactForStaff(ports, db, actor, { ...body, uid }),
  ),
  action(calls.notifyPresence, async ({ ports, db, actor }, { params: { uid }, body: { state } }) => {
    const ticket = await findStaffTicket(db, actor, uid)
    if (!mayReadFreely(actor, ticket)) throw forbidden()
    await notifyPresence(ports, db, ticket.uid, await staffAuthor(db, actor), state)
    return { payload: listOtherViewers(ports, ticket.uid, actor.uid) }
  }),
  action(fillReply, async (context, { params }) => ({ payload: await fillSavedReply(context, params) })),
  action(getOriginalMail, async ({ ports, db, actor }, { params }) => ({
    payload: await readOriginal(ports, db, actor, params),
  })),
]
