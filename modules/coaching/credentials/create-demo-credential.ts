import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { type User, viewerOf } from '../../accounts/index.ts'
import { credentials } from '../staff/credentials/index.ts'
import type { CredentialRow } from '../staff/credentials/queries.ts'

/** Proposes a credential as its coach, then checks it as an admin, on the date of the platform's clock. */
export async function createDemoCredential(
  ports: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  { coach, admin }: { coach: User; admin: User },
  fields: Pick<CredentialRow, 'kind' | 'title' | 'validUntil'>,
): Promise<void> {
  const proposal = { ...fields, coach: coach.uid, checked: false }
  const uid = await credentials.create({ ports, db, actor: viewerOf(coach) }, proposal)
  await credentials.change({ ports, db, actor: viewerOf(admin) }, uid, { checked: true, version: 1 })
}
