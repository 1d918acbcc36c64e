import type { StaffMessage, StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { longMomentText } from '../../../contracts/text/french-format.ts'
import { readThread } from '../ticket-calls.ts'
import { ticketWords } from '../words.ts'

type Written = Pick<StaffMessage, 'content' | 'date' | 'contact' | 'internal' | 'attachments'>

/** Writes a contact ticket as text to be forwarded, oldest message first. Internal notes are left out. */
export function ticketText({ title }: Pick<StaffTicket, 'title'>, messages: readonly Written[]): string {
  const parts = messages
    .filter(({ internal }) => !internal)
    .map(({ contact, date, content, attachments }) =>
      [
        `${contact.name}, ${longMomentText(date)}`,
        content,
        ...attachments.map(({ name }) => ticketWords.copy.file(name)),
      ].join('\n'),
    )
  return [title, ...parts].join('\n\n')
}

/** Reads a contact ticket with all its messages except scheduled answers, and writes it as text. @throws CallError */
export async function readTicketText(uid: string): Promise<string> {
  const messages: StaffMessage[] = []
  let cursor: string | undefined
  for (;;) {
    const { ticket, older } = await readThread(uid, { cursor })
    messages.unshift(...ticket.messages.filter(({ sendAt }) => sendAt === undefined))
    if (older === null) return ticketText(ticket, messages)
    cursor = older
  }
}
