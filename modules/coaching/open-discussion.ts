import { messages } from '../../contracts/messages.ts'
import type { NewTicket, TicketWithMessages } from '../../contracts/support/support.ts'
import type { Database } from '../../platform/database/index.ts'
import { conflict, violation } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { displayName, hasConsent } from '../accounts/index.ts'
import { type InlineUpload, openTicket, type Person, type TicketChannel } from '../support/index.ts'
import { requireOfferedCoach } from './profiles/list-offered-coaches.ts'
import { markThemeUsed } from './themes/mark-theme-used.ts'

/** Messages may contain health data: nothing is written without explicit consent. @throws 409 */
export async function requireConsent(db: Database, person: Person): Promise<void> {
  if (await hasConsent(db, person.ownerUid, 'coaching')) return
  throw conflict([violation('consent', messages.consentMissing, 'missing')], messages.consentMissing)
}

/** Opens a discussion with the chosen coach, or unassigned. @throws 400, 409, 503 */
export async function openDiscussion(
  platform: Pick<Platform, 'clock' | 'config' | 'events' | 'jobs' | 'keyring' | 'storage'>,
  db: Database,
  channel: TicketChannel,
  person: Person,
  { title, message, coach, files }: NewTicket & { files?: readonly InlineUpload[] | undefined },
): Promise<TicketWithMessages> {
  await requireConsent(db, person)
  const chosen = coach === undefined ? undefined : await requireOfferedCoach(platform, db, coach)
  const name = person.name ?? ''
  await markThemeUsed(db, title)
  return openTicket(platform, db, channel, {
    person: { ...person, name },
    title,
    message,
    files,
    userUid: person.ownerUid,
    ...(chosen ? { assignee: { uid: chosen.uid, name: displayName(chosen) } } : {}),
  })
}
