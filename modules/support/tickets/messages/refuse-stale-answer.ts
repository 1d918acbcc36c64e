import type { StaffMessage, StaleAnswerDetails } from '../../../../contracts/support/staff-tickets.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { channelOf, cipherOf } from '../../ticket-channel.ts'
import type { TicketWriting } from '../../ticket-platform.ts'
import { presentStaffMessage } from '../present.ts'
import type { TicketRow } from '../queries-rows.ts'
import { loadMessageExtras } from './message-extras.ts'
import { listMessagesOfOthers } from './queries-entries.ts'

/** Maximum number of messages that the dialog lists: the last ones show the state of the conversation. */
const mostShown = 20

function sentenceOf(messages: readonly StaffMessage[]): string {
  const names = [...new Set(messages.map(({ contact }) => contact.name))]
  const who = new Intl.ListFormat('fr').format(names)
  return `${who} ${names.length > 1 ? 'ont' : 'a'} écrit entre-temps. Votre réponse n’est pas partie.`
}

/**
 * Refuses an answer that was begun before others wrote. Notes do not count, because the user cannot see them. The
 * author's own messages, from any window, do not count either.
 * @param seen absent: never refuses
 * @throws 409 with the messages written since
 */
export async function refuseStaleAnswer(
  platform: Pick<TicketWriting, 'clock' | 'extensions' | 'keyring'>,
  db: Database,
  viewer: Viewer,
  { ticket, seen }: { ticket: TicketRow; seen: number | undefined },
): Promise<void> {
  if (seen === undefined || ticket.sequence <= seen) return
  const since = { ticketUid: ticket.uid, after: seen, author: viewer.uid, limit: mostShown }
  const entries = (await listMessagesOfOthers(db, since)).reverse()
  if (entries.length === 0) return
  const channel = channelOf(platform, ticket.type)
  const cipher = await cipherOf(platform, db, channel, ticket.uid)
  const carried = await loadMessageExtras(platform, db, { channel, cipher }, entries)
  const messages = entries.map((entry) => presentStaffMessage(entry, cipher, carried))
  const details: StaleAnswerDetails = { messages, sequence: ticket.sequence }
  const sentence = sentenceOf(messages)
  throw conflict([violation('seen', sentence)], sentence, details)
}
