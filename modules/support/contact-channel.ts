import type { Database } from '../../platform/database/index.ts'
import { unauthorized } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { plaintextCipher } from './cipher.ts'
import { mayBeAssignedTickets } from './policy.ts'
import { admitStrangersFiles, admitUpload } from './throttle.ts'
import type { RequestFacts, TicketChannel } from './ticket-channel.ts'
import { presentedDigest } from './tickets/contact/access-tokens.ts'
import { mailTicketAnswered } from './tickets/contact/mail-ticket.ts'
import { openContactTicket } from './tickets/contact/open-contact-ticket.ts'
import { type ContactRow, findTokenHolder } from './tickets/contact/queries-contacts.ts'

async function holderOf(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { supportAuth }: RequestFacts,
): Promise<ContactRow | undefined> {
  const digest = presentedDigest(supportAuth)
  return digest ? findTokenHolder(db, digest, clock.now()) : undefined
}

/** The help desk: open to anyone by a mailed link. Messages are stored in plain text, so that staff can search them. */
export const contactChannel: TicketChannel = {
  type: 'contact',
  opensToAnyone: true,
  async enter(platform, db, facts) {
    const contact = await holderOf(platform, db, facts)
    if (!contact) throw unauthorized('Ce lien n’est plus valable. Demandez-en un nouveau.')
    return { ownerUid: contact.uid, contactUid: contact.uid, name: null, email: contact.email }
  },
  isStillIn: async (platform, facts) => (await holderOf(platform, platform.db, facts)) !== undefined,
  open: (platform, db, facts, body, files) => openContactTicket(platform, db, contactChannel, facts, body, files),
  async admitFiles(platform, db, facts) {
    // Count files of members and link holders by uid, so that strangers' files do not use up their limit.
    const uploader = facts.viewer?.uid ?? (await holderOf(platform, db, facts))?.uid
    if (uploader) await admitUpload(db, platform.clock, uploader)
    else await admitStrangersFiles(db, platform.clock, facts.ip)
  },
  admitWriting: async () => {},
  withheldOwners: async () => new Set(),
  createCipher: async () => plaintextCipher,
  ciphers: async () => () => plaintextCipher,
  emailsOf: async (_db, tickets) => new Map(tickets.map((ticket) => [ticket.ownerUid, ticket.contactEmail ?? ''])),
  announce: mailTicketAnswered,
  canWork: mayBeAssignedTickets,
  recordReading: async () => {},
  forget: async () => {},
}
