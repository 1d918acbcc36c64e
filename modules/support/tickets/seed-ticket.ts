import { randomUUIDv7 } from 'node:crypto'
import type { TicketStatus } from '../../../contracts/support/support.ts'
import { joinTitle } from '../../../contracts/text/titles.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { contactChannel } from '../contact-channel.ts'
import type { TicketChannel } from '../ticket-channel.ts'
import { newContact, saveContact } from './contact/queries-contacts.ts'
import { appendEntries } from './messages/append-entries.ts'
import type { Author } from './messages/author.ts'
import { type NewTicketInput, newTicketRow } from './open-ticket.ts'
import { titlePlace } from './present.ts'
import { insertTicket, saveReadMark } from './queries-tickets.ts'

const hour = 3_600_000
const day = 24 * hour

export interface SeededConversation {
  category: string
  title: string
  status: TicketStatus
  /** days since the ticket was opened */
  daysAgo: number
  messages: readonly { staff: boolean; content: string }[]
}

/** Dates spread over the days since the opening, at usual hours, in ascending order, none in the future. */
export function datesOf(now: Date, daysAgo: number, count: number): Date[] {
  const dates: Date[] = []
  for (let place = 0; place < count; place += 1) {
    const then = new Date(now.getTime() - daysAgo * day * (1 - (0.9 * place) / count))
    then.setUTCHours(8 + ((place * 5) % 12), (place * 17 + 7) % 60, (place * 23) % 60, 0)
    const after = (dates.at(-1)?.getTime() ?? 0) + hour / 2
    dates.push(new Date(Math.min(Math.max(then.getTime(), after), now.getTime() - (count - place) * 1000)))
  }
  return dates
}

type Seeding = Pick<Platform, 'clock' | 'config' | 'events' | 'keyring'>

/** Adds a conversation through the same functions as a real one; no mail is sent. */
export async function seedConversation(
  platform: Seeding,
  db: Database,
  channel: TicketChannel,
  opening: Omit<NewTicketInput, 'message' | 'title'> & { staff?: Author },
  { category, title, status, daysAgo, messages }: SeededConversation,
): Promise<string> {
  const uid = randomUUIDv7()
  const { person, staff } = opening
  const cipher = await channel.createCipher(platform, db, uid)
  const dates = datesOf(platform.clock.now(), daysAgo, messages.length)
  const [first = platform.clock.now()] = dates
  const stored = cipher.encrypt(titlePlace, joinTitle(category, title))
  let ticket = newTicketRow(channel, uid, { ...opening, title: stored, message: '' }, first)
  await insertTicket(db, ticket)
  for (const [place, { staff: byStaff, content }] of messages.entries()) {
    const author = byStaff && staff ? staff : { uid: person.contactUid, name: person.name, staff: false }
    const then = { ...platform, clock: { now: () => dates[place] ?? first } }
    ticket = (await appendEntries(then, db, { ticket, cipher, drafts: [{ kind: 'message', text: content, author }] }))
      .ticket
  }
  const then = { ...platform, clock: { now: () => ticket.modifiedAt } }
  if (status !== 'new') await appendEntries(then, db, { ticket, cipher, drafts: [{ kind: 'status', status }] })
  const unseen = status === 'waiting' ? 1 : 0
  await saveReadMark(db, uid, person.ownerUid, Math.max(0, ticket.staffMessages - unseen))
  return uid
}

export async function createDemoTicket(
  platform: Seeding,
  db: Database,
  { email, name, ...conversation }: SeededConversation & { email: string; name: string },
  agent: { uid: string; name: string },
): Promise<string> {
  return db.transaction(async (db) => {
    const contact = await saveContact(db, newContact(email, platform.clock.now()))
    const person = { ownerUid: contact.uid, contactUid: contact.uid, name, email }
    const answered = conversation.messages.some((message) => message.staff)
    const staff = { ...agent, staff: true }
    const opening = answered ? { person, staff, assignee: agent } : { person, staff }
    return seedConversation(platform, db, contactChannel, opening, conversation)
  })
}
