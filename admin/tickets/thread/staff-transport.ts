import { uploadStaffAttachment } from '../../../contracts/support/attachments.ts'
import { type FoundStaffMessage, searchStaffMessages } from '../../../contracts/support/staff-ticket-list.ts'
import * as calls from '../../../contracts/support/staff-tickets.ts'
import { type SearchTransport, StaleError, type Transport } from '../../../conversation/transport.ts'
import { CallError, callApi, hasViolationOf, openEvents } from '../../../relay/call.ts'
import { uploadFile } from '../../../relay/upload.ts'
import { readThread } from '../ticket-calls.ts'

const foundLength = 50

/**
 * Turns a refusal into a 404, which clears the discussion.
 * The member withdrew consent, or a coach took it over and reading needs a reason.
 */
async function orGone<Answer>(asked: Promise<Answer>, ...about: ('consent' | 'reason')[]): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw about.some((one) => hasViolationOf(error, one)) ? new CallError(404, (error as CallError).message) : error
  }
}

/** @throws StaleError if others wrote meanwhile */
async function orStale<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!hasViolationOf(error, 'seen')) throw error
    const { message, details } = error as CallError
    const { data } = calls.staleAnswerDetails.safeParse(details)
    throw data ? new StaleError(message, data.messages, data.sequence) : error
  }
}

/** Staff access to a conversation. @param reason why the viewer reads a colleague's discussion */
export function staffTransport(
  uid: string,
  reason: string | undefined,
): Transport<calls.StaffMessage> & SearchTransport<calls.StaffMessage, FoundStaffMessage> {
  const params = { uid }
  const why = reason ? { reason } : {}
  return {
    schema: calls.staffMessage,
    async read(cursor) {
      const asked = readThread(uid, { reason, cursor })
      const page = await orGone(asked, 'consent', ...(reason ? [] : (['reason'] as const)))
      return { ...page, uid: page.ticket.uid }
    },
    // Ask without a reason: a colleague's discussion is then refused with 403. A 404 means that it is erased or withheld.
    look: () => orGone(readThread(uid, {}), 'consent'),
    async send({ key, content, attachments, articles = [], internal = false, seen }) {
      const uids = { attachments: attachments.map((one) => one.uid), articles: articles.map((one) => one.uid) }
      const body = { message: content, ...uids, internal, seen }
      return (await orStale(callApi(calls.sendStaffMessage, { params, body, idempotencyKey: key }))).payload
    },
    async upload({ key, ...upload }) {
      return (await uploadFile(uploadStaffAttachment, { ...upload, params, idempotencyKey: key })).payload
    },
    markRead: () => callApi(calls.markStaffTicketRead, { params }),
    // The person sees typing in answers only; colleagues also see typing in notes.
    notifyTyping: (internal): Promise<unknown> =>
      internal
        ? callApi(calls.notifyPresence, { params, body: { state: 'writing' } })
        : callApi(calls.typeInStaffTicket, { params }),
    openEvents: (after) => openEvents(calls.followStaffTicket, params, { ...why, after }),
    async search(q, cursor) {
      const query = { q, length: String(foundLength), ...(cursor ? { cursor } : {}), ...why }
      const { payload, page } = await callApi(searchStaffMessages, { params, query })
      return { found: payload, more: page.hasNextPage ? page.endCursor : null }
    },
  }
}
