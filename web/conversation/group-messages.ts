import type { Message } from '../../contracts/support.ts'
import { dayOf } from './day.ts'

/** What one person said in one breath. */
export interface MessageGroup {
  readonly key: string
  readonly name: string
  readonly staff: boolean
  readonly messages: readonly Message[]
  /** nothing before it was seen by her */
  readonly startsNew: boolean
}

export interface MessageDay {
  readonly key: string
  readonly date: string
  readonly groups: readonly MessageGroup[]
}

const breathMilliseconds = 5 * 60_000

/** The last one of a group that another message may join. */
function joins(previous: Message, next: Message): boolean {
  const samePerson = previous.staff === next.staff && previous.contact.uid === next.contact.uid
  return samePerson && Date.parse(next.date) - Date.parse(previous.date) < breathMilliseconds
}

/**
 * By day, then by who speaks.
 * @param firstNew uid of the first message that she had not seen when she came
 */
export function groupMessages(messages: readonly Message[], firstNew?: string): MessageDay[] {
  const days: { key: string; date: string; groups: (MessageGroup & { messages: Message[] })[] }[] = []
  for (const message of messages) {
    const key = dayOf(message.date)
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
      day.groups.push({ key: message.uid, name, staff: message.staff, messages: [message], startsNew })
    }
  }
  return days
}

/** The first of the staff's latest `unread` messages; older ones may not be loaded: then the first that is. */
export function firstUnread(messages: readonly Message[], unread: number): string | undefined {
  return messages.filter(({ staff }) => staff).slice(unread > 0 ? -unread : messages.length)[0]?.uid
}

/** Her last message that staff has seen; undefined where none was, or where a later one was answered. */
export function lastSeen(messages: readonly Message[], unseen: number): string | undefined {
  const own = messages.filter(({ staff }) => !staff)
  return own[own.length - 1 - unseen]?.uid
}
