import { randomUUIDv7 } from 'node:crypto'
import { writeAudit } from '../../platform/audit/index.ts'
import type { Database } from '../../platform/database/index.ts'
import { unauthorized } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { mailOf } from '../../platform/mailer/index.ts'
import { type Identified, requireRole } from '../../platform/sessions/index.ts'
import {
  authenticate,
  displayName,
  findKnownUser,
  findUser,
  findUsers,
  listConsentingUids,
  type User,
  wantsMail,
} from '../accounts/index.ts'
import { listCards } from '../articles/index.ts'
import { admitUpload, type Person, recordTicketMail, type TicketChannel, threadHeaders } from '../support/index.ts'
import { ciphersOf, createCipher } from './discussion-cipher.ts'
import { discussionAnsweredMail, discussionAnsweredSubject } from './mails/discussion-answered.tsx'
import { mailRefusedMail, mailRefusedSubject } from './mails/mail-refused.tsx'
import { openDiscussion, requireConsent } from './open-discussion.ts'
import { mayCoach, mayDiscuss } from './policy.ts'
import { deleteDiscussionKeys, findReadingSince, insertReading } from './queries.ts'
import { presentThemes } from './themes/present-themes.ts'

function toPerson(user: User | undefined): Person {
  if (!user) throw unauthorized()
  return { ownerUid: user.uid, contactUid: user.coachingUid, name: displayName(user), email: user.email }
}

/** @throws 401, 403 */
export async function requireMember(db: Database, caller: Identified): Promise<Person> {
  const { uid } = requireRole(caller, 'vip')
  return toPerson(await findUser(db, uid))
}

/** Same as `requireMember`, but cached, because one page makes half a dozen calls. @param db not a transaction */
export async function requireKnownMember(
  platform: Pick<Platform, 'readers'>,
  db: Database,
  caller: Identified,
): Promise<Person> {
  const { uid } = requireRole(caller, 'vip')
  return toPerson(await findKnownUser(platform, db, uid))
}

/** Reads by the same member of staff, with the same reason, within this time count as one reading. */
const oneReadingMilliseconds = 1_800_000

export const coachingChannel: TicketChannel = {
  type: 'coaching',
  opensToAnyone: false,
  enter: requireKnownMember,
  async isStillIn(platform, { authorization }) {
    const authenticated = await authenticate(platform, authorization)
    return authenticated !== undefined && mayDiscuss(authenticated.viewer)
  },
  async open(platform, db, facts, body, files) {
    const person = facts.person ?? (await requireMember(db, facts))
    return openDiscussion(platform, db, coachingChannel, person, { ...body, files })
  },
  async admitFiles(platform, db, facts) {
    const person = facts.person ?? (await requireMember(db, facts))
    await requireConsent(db, person)
    await admitUpload(db, platform.clock, person.contactUid)
  },
  admitWriting: requireConsent,
  async withheldOwners(db, ownerUids) {
    const consenting = new Set(await listConsentingUids(db, ownerUids, 'coaching'))
    return new Set(ownerUids.filter((uid) => !consenting.has(uid)))
  },
  createCipher,
  ciphers: ciphersOf,
  async emailsOf(db, tickets) {
    const users = await findUsers(db, [...new Set(tickets.map((ticket) => ticket.ownerUid))])
    return new Map(users.map((user) => [user.uid, user.email]))
  },
  /** The mail may be read by others, for example on a lock screen: it contains neither content nor subject. */
  async announce(platform, db, ticket, { uid, mailAt }) {
    const { config, mailer } = platform
    const user = await findUser(db, ticket.ownerUid)
    if (!user || !(await wantsMail(db, user, 'message'))) return
    await mailer.write(db, {
      uid,
      to: user.email,
      subject: discussionAnsweredSubject,
      headers: await threadHeaders(platform, db, ticket, user.email),
      ...mailOf(discussionAnsweredMail, { href: `${config.publicUrl}/coaching/${ticket.uid}` }),
      sendAt: mailAt,
    })
    await recordTicketMail(platform, db, ticket.uid, uid)
  },
  /**
   * An answer by mail would be readable on mail servers and other people's screens: the mail asks to sign in instead.
   */
  async refuseMail({ config, mailer }, db, ticket, to) {
    await mailer.write(db, {
      to,
      subject: mailRefusedSubject,
      ...mailOf(mailRefusedMail, { href: `${config.publicUrl}/coaching/${ticket.uid}` }),
    })
  },
  articleCards: listCards,
  presentTitles: presentThemes,
  canWork: mayCoach,
  async recordReading(platform, db, { ticketUid, staff, reason }) {
    const uid = randomUUIDv7()
    const cipher = (await ciphersOf(platform, db, [ticketUid]))(ticketUid)
    const since = new Date(platform.clock.now().getTime() - oneReadingMilliseconds)
    const last = await findReadingSince(db, { ticketUid, staffUid: staff.uid, since })
    if (last && cipher.decrypt(`reading/${last.uid}`, last.reason) === reason) return
    await insertReading(db, {
      uid,
      ticketUid,
      staffUid: staff.uid,
      staffName: staff.name,
      reason: cipher.encrypt(`reading/${uid}`, reason),
      createdAt: platform.clock.now(),
    })
    await writeAudit(db, platform.clock, { actor: staff.uid, action: 'tickets.read', target: ticketUid })
  },
  forget: deleteDiscussionKeys,
}
