import type { Database } from '../../../platform/database/index.ts'
import { listConsents } from '../consents/queries-consents.ts'
import { findChoices } from '../notifications/queries-notifications.ts'
import { listPasskeyRows } from '../passkeys/queries-passkeys.ts'
import { passkeyView } from '../passkeys/view.ts'
import { listDevices } from '../push/queries-push.ts'
import { findMetadata, findTimeZone, findUser } from '../queries-users.ts'
import { listSessions } from '../sessions/queries-sessions.ts'
import { listAuditEntriesAbout } from './queries-audit.ts'

/** All data that this module stores about the user, without secrets such as hashes. */
export async function exportAccount(db: Database, uid: string): Promise<Record<string, unknown> | undefined> {
  const user = await findUser(db, uid)
  if (!user) return undefined
  const metadata = await findMetadata(db, uid)
  return {
    account: user,
    metadata: metadata ? { data: JSON.parse(metadata.metadata) as unknown, modified: metadata.modifiedAt } : null,
    consents: await listConsents(db, uid),
    sessions: await listSessions(db, uid),
    timeZone: await findTimeZone(db, uid),
    notifications: (await findChoices(db, uid)) ?? null,
    devices: (await listDevices(db, uid)).map(({ endpoint, createdAt }) => ({ endpoint, createdAt })),
    passkeys: (await listPasskeyRows(db, uid)).map(passkeyView),
    history: await listAuditEntriesAbout(db, uid),
  }
}
