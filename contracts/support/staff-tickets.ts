import { z } from 'zod'
import { ticketFigureFilter } from '../administration/counted.ts'
import { defineCall } from '../call.ts'
import { articlesToOffer } from '../coaching/offered-articles.ts'
import { count, isoDateTime, isoDateTimeInput, oneOrMany, text, uuid, version } from '../forms.ts'
import { messages } from '../messages.ts'
import { page, pagingShape, payload, totalPage } from '../paging.ts'
import * as staff from '../staff.ts'
import { hasMessageContent, messageShape } from './attachments.ts'
import { findUnfilledVariables } from './fill-reply.ts'
import { reportedTickets } from './staff-ticket-report.ts'
import { contact, message, supportType, ticketStatus } from './support.ts'
import { rating, satisfaction } from './surveys.ts'

/** An internal note is never shown or sent to the person. */
export const staffMessage = message
  .extend({
    internal: z.boolean(),
    sendAt: isoDateTime.optional().meta({ description: 'Held until then: the person does not see it yet' }),
    problem: z.string().optional().meta({ description: 'Why it could not be sent when it was due' }),
    mail: z
      .object({ trimmed: z.boolean(), authentication: z.string().nullable() })
      .optional()
      .meta({ description: 'It came by mail; trimmed: the original says more' }),
  })
  .meta({ id: 'StaffMessage' })
export type StaffMessage = z.output<typeof staffMessage>

/** A label of the help desk, trimmed and in lower case: case does not matter when staff type it. */
export const ticketTag = text(1, 40).transform((tag) => tag.trim().toLowerCase())
const ticketTags = z
  .array(ticketTag)
  .max(20)
  .transform((tags) => [...new Set(tags)].sort())

const clock = {
  lastMessageDateTime: isoDateTime.nullable(),
  waitingSince: isoDateTime.nullable().meta({ description: 'Null while it is not staff’s turn' }),
  answerDueDateTime: isoDateTime
    .nullable()
    .meta({ description: 'Promised by the working hours of the assignee, or of the site' }),
  overdue: z.boolean(),
}

const ticketHead = {
  uid: uuid,
  type: supportType,
  date: isoDateTime,
  modified: isoDateTime,
  title: z.string(),
  status: ticketStatus,
  contact: contact
    .extend({
      email: z.string(),
      undeliverable: isoDateTime.optional().meta({ description: 'Since when mail to the user bounces' }),
    })
    .meta({ id: 'StaffTicketContact' }),
  assignee: contact.nullable(),
  unread: count,
  ...clock,
  tags: z.array(z.string()),
  snoozedUntil: isoDateTime
    .nullable()
    .meta({ description: 'Hidden from the inbox until then, or until the user writes' }),
  withheld: z.literal(true).optional().meta({ description: 'The member withdrew consent: it can only be closed' }),
  excerpt: z.string().optional().meta({
    description: 'First line of the latest message; absent where the caller may not read it freely',
  }),
  rating: rating.nullable().meta({ description: 'The user’s satisfaction; null for another coach’s discussion' }),
  version,
  sequence: count.optional(),
}

export const staffTicket = z
  .object({ ...ticketHead, messages: z.array(staffMessage).optional() })
  .meta({ id: 'StaffTicket' })
export type StaffTicket = z.output<typeof staffTicket>

export const staffTicketWithMessages = z
  .object({
    ...ticketHead,
    messages: z.array(staffMessage),
    held: z.array(staffMessage).meta({ description: 'Answers that wait for their time, the next one first' }),
    satisfaction: satisfaction.nullable(),
    unseen: count.meta({ description: 'How many of the latest answers of staff the person has not seen yet' }),
    may: z
      .object({ answer: z.boolean(), change: z.boolean(), handOver: z.boolean() })
      .meta({ description: 'Actions that the caller may take' }),
  })
  .meta({ id: 'StaffTicketWithMessages' })
export type StaffTicketWithMessages = z.output<typeof staffTicketWithMessages>

/** `assignee` is the uid of a member of staff; null unassigns the ticket. */
export const staffTicketChange = z.strictObject({
  status: ticketStatus.optional(),
  assignee: uuid.nullable().optional(),
  snoozedUntil: isoDateTimeInput.nullable().optional(),
  tags: ticketTags
    .optional()
    .meta({ description: 'Contact only: tags of a discussion would reveal encrypted content' }),
  version,
})
export type StaffTicketChange = z.output<typeof staffTicketChange>

export const newStaffMessage = z
  .strictObject({
    ...messageShape,
    articles: articlesToOffer,
    internal: z.boolean().default(false),
    sendAt: isoDateTimeInput.optional().meta({ description: 'The answer is held until then, for a year at most' }),
    seen: count.max(2_147_483_647).optional().meta({
      description:
        'The `sequence` that the author had read up to when beginning: a 409 (`seen`, with `details.messages`) if others wrote since',
    }),
  })
  .refine(hasMessageContent, { error: messages.required, path: ['message'] })
  .refine(({ internal, sendAt }) => !internal || sendAt === undefined, {
    error: messages.noteNotHeld,
    path: ['sendAt'],
  })
  .refine(({ internal, articles = [] }) => !internal || articles.length === 0, {
    error: messages.articlesInNote,
    path: ['articles'],
  })
  .refine(({ internal, message }) => internal || findUnfilledVariables(message).length === 0, {
    error: messages.variablesLeft,
    path: ['message'],
  })
export type NewStaffMessage = z.output<typeof newStaffMessage>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const ticketSorts = ['modified', 'date', 'title', 'status', 'type', 'waiting', 'due', 'uid'] as const

/** Ascending `waiting` lists the longest wait first, `due` the earliest deadline. Tickets without a value always come last. */
export const staffTicketsQuery = staff.staffQuery(ticketSorts, {
  ...staff.uuidFilter,
  type: supportType.optional(),
  status: oneOrMany(ticketStatus).optional(),
  assignee: uuid.optional(),
  member: uuid.optional().meta({ description: 'Discussions of that account' }),
  unassigned: flag.optional(),
  waiting: flag.optional(),
  overdue: flag.optional(),
  snoozed: flag.optional(),
  tags: oneOrMany(ticketTag).optional().meta({ description: 'Any of them' }),
  counted: ticketFigureFilter.optional(),
  reported: reportedTickets.optional().meta({ description: 'Those that a figure of the report counts' }),
  category: text(1, 200).optional().meta({ description: 'Of the form by which it was opened' }),
  uncategorised: flag.optional(),
  untagged: flag.optional(),
  withoutCoach: flag.optional().meta({ description: 'Open discussions that no active coach has' }),
})

export const listStaffTickets = defineCall({
  id: 'listStaffTickets',
  method: 'GET',
  path: '/staff/tickets',
  summary:
    'Tickets that the caller may see, up to 10,000; `q` finds requests of every state by their words and own discussions, up to 1,000',
  access: 'staff',
  query: staffTicketsQuery,
  answer: z.object({
    payload: z.array(staffTicket),
    page: totalPage,
  }),
})

/** Reason for reading another coach's discussion: the member will see it. */
const readingReason = { reason: text(1, 500).optional() }

export const getStaffTicket = defineCall({
  id: 'getStaffTicket',
  method: 'GET',
  path: '/staff/tickets/:uid',
  summary: 'One ticket with a page of its messages and notes; the cursor reads older ones',
  access: 'staff',
  params: staff.byUuid,
  query: z.object({ ...pagingShape, ...readingReason }),
  answer: z.object({ payload: staffTicketWithMessages, page }),
})

export const followStaffTicket = defineCall({
  id: 'followStaffTicket',
  method: 'GET',
  path: '/staff/tickets/:uid/events',
  summary: 'Server-sent events `message` (a StaffMessage) and `status`; `article-read`; Last-Event-ID resumes',
  access: 'staff',
  params: staff.byUuid,
  query: z.object(readingReason),
})

export const markStaffTicketRead = defineCall({
  id: 'markStaffTicketRead',
  method: 'POST',
  path: '/staff/tickets/:uid/read',
  summary: 'Mark the person’s messages as seen by oneself',
  access: 'staff',
  params: staff.byUuid,
  status: 204,
})

export const typeInStaffTicket = defineCall({
  id: 'typeInStaffTicket',
  method: 'POST',
  path: '/staff/tickets/:uid/typing',
  summary: 'Say that one is writing an answer: the event `typing`, for some seconds',
  access: 'staff',
  params: staff.byUuid,
  status: 204,
})

export const changeStaffTicket = defineCall({
  id: 'changeStaffTicket',
  method: 'PATCH',
  path: '/staff/tickets/:uid',
  summary: 'Change one of tickets',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  body: staffTicketChange,
  answer: payload(staffTicket),
})

/** Not built by `resource`: the list reports where counting stops, and reading a ticket may require a reason. */
export const staffTickets = { path: 'tickets', list: listStaffTickets, get: getStaffTicket, change: changeStaffTicket }

export const sendStaffMessage = defineCall({
  id: 'sendStaffMessage',
  method: 'POST',
  path: '/staff/tickets/:uid/messages',
  summary: 'Answer, or note for the staff only',
  access: 'staff',
  idempotent: true,
  params: staff.byUuid,
  body: newStaffMessage,
  status: 201,
  answer: payload(staffMessage),
})

export const undoStaffMessage = defineCall({
  id: 'undoStaffMessage',
  method: 'DELETE',
  path: '/staff/tickets/:uid/messages/:message',
  summary: 'Take one’s own answer or note back: while it is held, or within 10 s of sending; 409 afterwards',
  idempotent: true,
  access: 'staff',
  params: staff.byUuid.extend({ message: uuid }),
  status: 204,
})

export const mergeStaffTicket = staff.actionCall(
  'mergeStaffTicket',
  'tickets/:uid/merge',
  z.strictObject({ into: uuid, version }),
  staffTicket,
)

const presenceState = z.enum(['reading', 'writing'])
export type PresenceState = z.output<typeof presenceState>

/** A colleague at a ticket. Also the data of the event `presence`, which is not stored; `left` in that event ends a presence. */
export const presence = z
  .object({ contact, state: presenceState, expirationDateTime: isoDateTime })
  .meta({ id: 'Presence' })
export type Presence = z.output<typeof presence>

export const notifyPresence = defineCall({
  id: 'notifyPresence',
  method: 'POST',
  path: '/staff/tickets/:uid/presence',
  summary: 'Say that one is at a ticket, for some seconds; answers who else of staff is',
  access: 'staff',
  params: staff.byUuid,
  body: z.strictObject({ state: z.enum(['reading', 'writing', 'left']) }),
  answer: payload(z.array(presence)),
})

/** Data of the event `removed`: staff took that message back within seconds. The event has no id. */
export interface RemovedEvent {
  uid: string
}

/** `details` of the 409 about `seen`: the latest messages of the person or colleagues, and the sequence to resume from. */
export const staleAnswerDetails = z.object({ messages: z.array(staffMessage), sequence: count })
export type StaleAnswerDetails = z.output<typeof staleAnswerDetails>
