import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'

/** The last message that the user saw; null: there was none. */
export type LastSeenMessage = Pick<StaffMessage, 'uid' | 'date'> | null

export const lastSeenMessage = (messages: readonly StaffMessage[]): LastSeenMessage => messages.at(-1) ?? null

/** Later messages of other people, without notes. If the marked message was undone, its date is used instead. */
export function messagesSince(
  messages: readonly StaffMessage[],
  mark: LastSeenMessage,
  me: string,
): readonly StaffMessage[] {
  const place = messages.findIndex(({ uid }) => uid === mark?.uid)
  const since = place >= 0 ? messages.slice(place + 1) : messages.filter(({ date }) => date > (mark?.date ?? ''))
  return since.filter(({ internal, contact }) => !internal && contact.uid !== me)
}
