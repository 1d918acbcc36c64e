import { z } from 'zod'
import { defineCall } from '../call.ts'
import { offeredArticles } from '../coaching/offered-articles.ts'
import type { ErrorCode } from '../errors.ts'
import { byUuid, count, isoDate, isoDateTime, messageText, normalizedEmail, personName, text, uuid } from '../forms.ts'
import { messages } from '../messages.ts'
import { list, page, pagingQuery, pagingShape, payload } from '../paging.ts'
import { attachment, hasMessageContent, messageShape, refusedFiles } from './attachments.ts'
import { type SupportType, supportType } from './support-type.ts'
import { ticketStatuses } from './ticket-label.ts'
import { ticketEventsPath } from './ticket-paths.ts'

export { type SupportType, supportType }

export const ticketStatus = z.enum(ticketStatuses)
export type TicketStatus = z.output<typeof ticketStatus>

/** The header that gives access to the tickets of one e-mail address: `X-Support-Auth: Contact <token>`. */
export const supportAuthHeader = 'X-Support-Auth'
export const supportAuthValue = (token: string): string => `Contact ${token}`

/** Codes of the two refusals of support calls: unauthorized (caller not identified) and forbidden. */
export const supportErrorCodes = { unauthorized: 1, forbidden: 2 } as const satisfies Partial<Record<ErrorCode, number>>

export const contact = z.object({ uid: uuid, name: z.string() }).meta({ id: 'Contact' })
export type Contact = z.output<typeof contact>

export const ticketContact = contact
  .extend({ email: z.string().optional().meta({ description: 'To its owner only' }) })
  .meta({ id: 'TicketContact' })
export type TicketContact = z.output<typeof ticketContact>

export const message = z
  .object({
    uid: uuid,
    date: isoDateTime,
    content: z.string(),
    contact,
    staff: z.boolean(),
    attachments: z.array(attachment),
    articles: offeredArticles,
    refusedFiles: refusedFiles.optional().meta({ description: 'It came by mail, with files that were not taken' }),
  })
  .meta({ id: 'Message' })
export type Message = z.output<typeof message>

const ticketHead = {
  uid: uuid,
  date: isoDateTime,
  modified: isoDateTime,
  title: z.string(),
  status: ticketStatus,
  contact: ticketContact,
  unread: count.meta({ description: 'Messages not yet seen by the one who asks' }),
  sequence: count.optional().meta({ description: 'Last event so far: the Last-Event-ID from which to follow' }),
  coach: contact
    .nullable()
    .optional()
    .meta({ description: 'Coaching only: the coach who answers; null while unassigned' }),
}

/** A ticket. In lists it contains only its last message. */
export const ticket = z
  .object({ ...ticketHead, messages: z.array(message).optional(), lastMessage: message.optional() })
  .meta({ id: 'Ticket' })
export type Ticket = z.output<typeof ticket>

/** Computed from the coach's working hours, or the site's; null without working hours within a year, or when no answer is due. */
export const answerBy = isoDateTime
  .nullable()
  .optional()
  .meta({ description: 'Promised time of an answer, or the time if the user wrote now' })

const unseen = count
  .optional()
  .meta({ description: 'Coaching only: number of the user’s latest messages that no staff has seen yet' })

const cover = z
  .object({ name: z.string(), until: isoDate })
  .optional()
  .meta({ description: 'Coaching only: the colleague who reads and answers for the coach, until that day in Paris' })

export const ticketWithMessages = z
  .object({ ...ticketHead, messages: z.array(message), unseen, answerBy, cover })
  .meta({ id: 'TicketWithMessages' })
export type TicketWithMessages = z.output<typeof ticketWithMessages>

export const ticketTitle = text(1, 200)

/**
 * Contact tickets require `email` and `name`. A discussion may name a coach.
 * Otherwise the first coach who answers is assigned.
 */
export const newTicket = z.strictObject({
  title: ticketTitle,
  message: messageText,
  email: normalizedEmail.optional(),
  name: personName.optional(),
  coach: uuid.optional().meta({ description: 'Coaching only: uid of the chosen coach' }),
})
export type NewTicket = z.output<typeof newTicket>

/** A visitor's form: e-mail and name are required. */
export const newContactTicket = newTicket.extend({ email: normalizedEmail, name: personName })
export type NewContactTicket = z.output<typeof newContactTicket>

const blank = { error: messages.required, path: ['message'] }

export const newMessage = z.strictObject(messageShape).refine(hasMessageContent, blank)
export type NewMessage = z.output<typeof newMessage>

/** Data of the event `status`. The data of the event `message` is a Message. The id of both events is their sequence. */
export const statusEvent = z.object({ status: ticketStatus }).meta({ id: 'StatusEvent' })
export type StatusEvent = z.output<typeof statusEvent>

/** Data of the event `typing`, which is not stored: it has no id and is valid for some seconds. */
export const typingEvent = z.object({ contact, staff: z.boolean() }).meta({ id: 'TypingEvent' })
export type TypingEvent = z.output<typeof typingEvent>

/** Data of the event `read`: this side has seen the other side's messages up to `until`. The event has no id. */
export const readEvent = z.object({ staff: z.boolean(), until: isoDateTime }).meta({ id: 'ReadEvent' })
export type ReadEvent = z.output<typeof readEvent>

/** Data of the event `transfer`, without id: a proposal was made or settled (`listTransfers`), or another coach answers. */
export const transferEvent = z.object({}).meta({ id: 'TransferEvent' })
export type TransferEvent = z.output<typeof transferEvent>

export const searchText = text(1, 100)

/** Any other type is a 404, like an unknown ticket. */
const ofType = z.object({ type: supportType })
const ofTicket = z.object({ type: supportType, uid: uuid })

// Access `contact` below requires X-Support-Auth for the type `contact`, and a Bearer token with vip for `coaching`.

export const listTickets = defineCall({
  id: 'listTickets',
  method: 'GET',
  path: '/support/:type/tickets',
  summary:
    'One’s tickets, newest activity first, without their messages; with `q` those whose title and messages hold every word of it',
  access: 'contact',
  params: ofType,
  query: pagingQuery.extend({ q: searchText.optional() }),
  answer: list(ticket),
})

export const createTicket = defineCall({
  id: 'createTicket',
  method: 'POST',
  path: '/support/:type/tickets',
  summary: 'Open a ticket: anyone for contact, vip for coaching',
  access: 'public',
  idempotent: true,
  params: ofType,
  body: newTicket,
  status: 201,
  answer: payload(ticketWithMessages),
})

export const createTicketWithFiles = defineCall({
  id: 'createTicketWithFiles',
  method: 'POST',
  path: '/support/:type/tickets/with-files',
  summary:
    'As createTicket, its first message with files: multipart, its JSON in the field `ticket`, up to five `file` of at most 10 MiB; all of it or nothing',
  access: 'public',
  idempotent: true,
  params: ofType,
  status: 201,
  answer: payload(ticketWithMessages),
})

export const getTicket = defineCall({
  id: 'getTicket',
  method: 'GET',
  path: '/support/:type/tickets/:uid',
  summary: 'One ticket with a page of its messages; the cursor reads older ones',
  access: 'contact',
  params: ofTicket,
  query: pagingQuery,
  answer: z.object({ payload: ticketWithMessages, page }),
})

export const sendMessage = defineCall({
  id: 'sendMessage',
  method: 'POST',
  path: '/support/:type/tickets/:uid/messages',
  summary: 'Write in a ticket',
  access: 'contact',
  idempotent: true,
  params: ofTicket,
  body: newMessage,
  status: 201,
  answer: payload(message),
})

/** A found message, with the cursor at which `getTicket` shows it in context. */
export const foundMessage = message.extend({ cursor: z.string() }).meta({ id: 'FoundMessage' })
export type FoundMessage = z.output<typeof foundMessage>

export const searchMessages = defineCall({
  id: 'searchMessages',
  method: 'GET',
  path: '/support/:type/tickets/:uid/messages',
  summary: 'Messages of a ticket that hold every word of `q`, newest first; a page may hold fewer than `length`',
  access: 'contact',
  params: ofTicket,
  query: z.object({ ...pagingShape, q: searchText }),
  answer: list(foundMessage),
})

export const closeTicket = defineCall({
  id: 'closeTicket',
  method: 'POST',
  path: '/support/:type/tickets/:uid/close',
  summary: 'Close a ticket',
  access: 'contact',
  idempotent: true,
  params: ofTicket,
  answer: payload(ticket),
})

export const markTicketRead = defineCall({
  id: 'markTicketRead',
  method: 'POST',
  path: '/support/:type/tickets/:uid/read',
  summary: 'Mark the messages of a ticket as seen',
  access: 'contact',
  params: ofTicket,
  status: 204,
})

export const typeInTicket = defineCall({
  id: 'typeInTicket',
  method: 'POST',
  path: '/support/:type/tickets/:uid/typing',
  summary: 'Say that one is writing: the event `typing`, for some seconds',
  access: 'contact',
  params: ofTicket,
  status: 204,
})

export const followTicket = defineCall({
  id: 'followTicket',
  method: 'GET',
  path: ticketEventsPath,
  summary: 'Server-sent events `message` and `status`; `typing`, `read` and `transfer`; Last-Event-ID resumes',
  access: 'contact',
  params: ofTicket,
})

export const refreshSupportLink = defineCall({
  id: 'refreshSupportLink',
  method: 'POST',
  path: '/support/contact/auth-token/refresh',
  summary: 'Mail a link to the tickets of an e-mail, where there are any',
  access: 'public',
  idempotent: true,
  body: z.strictObject({ email: normalizedEmail }),
  status: 202,
})

export const revokeSupportLink = defineCall({
  id: 'revokeSupportLink',
  method: 'DELETE',
  path: '/support/contact/auth-token',
  summary: 'Revoke the token of the header X-Support-Auth',
  access: 'contact',
  status: 204,
})

/** Record that a member of staff read a discussion not assigned to them, with their reason. */
export const discussionReading = z
  .object({ uid: uuid, date: isoDateTime, staff: contact, reason: z.string() })
  .meta({ id: 'DiscussionReading' })
export type DiscussionReading = z.output<typeof discussionReading>

export const listDiscussionReadings = defineCall({
  id: 'listDiscussionReadings',
  method: 'GET',
  path: '/support/coaching/tickets/:uid/readings',
  summary: 'Who of the staff read a discussion that is not theirs, and why, newest first',
  access: 'vip',
  params: byUuid,
  query: pagingQuery,
  answer: list(discussionReading),
})
