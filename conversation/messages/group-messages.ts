import type { Message } from '../../contracts/support/support.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { isNote, isSaidBy, type Side } from '../conversation.ts'

/** Consecutive messages of one person, less than five minutes apart. */
export interface MessageGroup<M extends Message = Message> {
  readonly key: string
  readonly name: string
  readonly staff: boolean
  /** the messages are notes among staff */
  readonly internal: boolean
  readonly messages: readonly M[]
  /** true if it begins with the first unseen message */
  readonly startsNew: boolean
}

export interface MessageDay<M extends Message = Message> {
  readonly key: string
  readonly date: string
  readonly groups: readonly MessageGroup<M>[]
}

const breathMilliseconds = 5 * 60_000

function joins(previous: Message, next: Message): boolean {
  const samePerson = previous.staff === next.staff && previous.contact.uid === next.contact.uid
  return (
    samePerson &&
    isNote(previous) === isNote(next) &&
    Date.parse(next.date) - Date.parse(previous.date) < breathMilliseconds
  )
}

/**
 * Groups messages by day, then by author.
 * @param firstNew uid of the first message that the user had not seen on arrival
 * @param zone the reader's, for the days; Paris by default
 */
export function groupMessages<M extends Message>(
  messages: readonly M[],
  firstNew?: string,
  zone?: string,
): MessageDay<M>[] {
  const days: { key: string; date: string; groups: (MessageGroup<M> & { messages: M[] })[] }[] = []
  for (const message of messages) {
    const key = dayOf(message.date, zone)
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, date: message.date, groups: [] }
      days.push(day)
    }
    const group = day.groups.at(-1)
    const previous = group?.messages.at(-1)
    const startsNew = message.uid === firstNew
    if (group && previous && !startsNew && joins(previous, message)) group.messages.push(message)
    else {
      const { name } = message.contact
      const { uid: key, staff } = message
      day.groups.push({ key, name, staff, internal: isNote(message), messages: [message], startsNew })
    }
  }
  return days
}

const saidBy = <M extends Message>(side: Side, messages: readonly M[]): M[] =>
  messages.filter((message) => isSaidBy(side, message))

/** uid of the other side’s first unread message; if that is not loaded, of its first loaded message. */
export function findFirstUnreadMessage(
  messages: readonly Message[],
  unread: number,
  side: Side = 'person',
): string | undefined {
  const theirs = saidBy(side === 'staff' ? 'person' : 'staff', messages)
  return theirs.slice(unread > 0 ? -unread : theirs.length)[0]?.uid
}

/** uid of the last message of `side` that the other side has seen; undefined if none. */
export function findLastSeenMessage(
  messages: readonly Message[],
  unseen: number,
  side: Side = 'person',
): string | undefined {
  const own = saidBy(side, messages)
  return own[own.length - 1 - unseen]?.uid
}
