import { messages } from '../../../../contracts/messages.ts'
import type { NewTicket, TicketWithMessages } from '../../../../contracts/support/support.ts'
import { splitTitle } from '../../../../contracts/text/titles.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import { readSetting } from '../../../../platform/settings/index.ts'
import { displayName, findUidByProvedEmail, listStaff } from '../../../accounts/index.ts'
import type { InlineUpload } from '../../attachments/inline-uploads.ts'
import { contactPage } from '../../settings.ts'
import { admitMail, admitOpening } from '../../throttle.ts'
import type { RequestFacts, TicketChannel } from '../../ticket-channel.ts'
import type { TicketOpening } from '../../ticket-platform.ts'
import { openTicket } from '../open-ticket.ts'
import { lockBlockedTicket } from './block-contact.ts'
import { mailTicketOpened } from './mail-ticket.ts'
import { newContact, saveContact } from './queries-contacts.ts'

/** @throws 400 when the visitor gives no name or e-mail */
function identityOf({ email, name, coach }: NewTicket): { email: string; name: string } {
  const missing = (['email', 'name'] as const).filter((property) => ({ email, name })[property] === undefined)
  const problems = missing.map((property) => violation(property, messages.required, 'missing'))
  if (coach !== undefined) problems.push(violation('coach', messages.unknown))
  if (problems.length > 0 || email === undefined || name === undefined) throw invalid(problems)
  return { email, name }
}

/** The owner, if tickets of this category go to the owner; otherwise nobody: the help desk handles the ticket. */
async function findRecipient({ config }: Pick<TicketOpening, 'config'>, db: Database, title: string) {
  const { category } = splitTitle(title)
  if (category === null) return undefined
  const { categories } = await readSetting(db, config, contactPage)
  const goesToOwner = categories.some(({ name, to }) => name === category && to === 'owner')
  // The first admin in the list is the one who set up the site.
  return goesToOwner ? (await listStaff(db, 'admin')).at(0) : undefined
}

/** Opens a help desk ticket for anyone; only the given mailbox receives the link to it. */
export async function openContactTicket(
  platform: TicketOpening,
  db: Database,
  channel: TicketChannel,
  { ip, viewer }: Pick<RequestFacts, 'ip' | 'viewer'>,
  body: NewTicket,
  files?: readonly InlineUpload[],
): Promise<TicketWithMessages> {
  const { email, name } = identityOf(body)
  const { clock } = platform
  return db.transaction(async (db) => {
    await admitOpening(db, platform, ip, email)
    const provedUid = await findUidByProvedEmail(db, email)
    const contact = await saveContact(db, newContact(email, clock.now()))
    const owner = await findRecipient(platform, db, body.title)
    const ticket = await openTicket(platform, db, channel, {
      person: { ownerUid: contact.uid, contactUid: contact.uid, name, email },
      title: body.title,
      message: body.message,
      files,
      ...(owner ? { assignee: { uid: owner.uid, name: displayName(owner) } } : {}),
      userUid: viewer?.identifier === email ? viewer.uid : provedUid,
    })
    if (contact.blockedAt) {
      await lockBlockedTicket(platform, db, ticket.uid)
      return ticket
    }
    const isOwnMailbox = viewer !== null && viewer.uid === provedUid
    if (!isOwnMailbox && !(await admitMail(db, platform, { to: email, address: ip }))) return ticket
    await mailTicketOpened(platform, db, {
      uid: ticket.uid,
      ownerUid: contact.uid,
      contactName: name,
      contactEmail: email,
      answerBy: ticket.answerBy,
    })
    return ticket
  })
}
