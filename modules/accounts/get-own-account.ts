import type { User as AccountForm } from '../../contracts/accounts.ts'
import type { Database } from '../../platform/database/index.ts'
import { forbidden, notFound } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { isOneself, needsSecondFactor } from './policy.ts'
import { findSecondFactor } from './queries-second-factor.ts'
import { findOwnAccount } from './queries-users.ts'

/** @throws 403 for anyone else's, existing or not: the answer tells nothing */
export async function getOwnAccount(
  { config }: Pick<Platform, 'config'>,
  db: Database,
  viewer: Viewer,
  uid: string,
): Promise<AccountForm> {
  if (!isOneself(viewer, uid)) throw forbidden()
  const found = await findOwnAccount(db, uid)
  if (!found) throw notFound()
  const { roles, ...account } = found
  const secondFactor = needsSecondFactor(roles, config.demo) ? await enrolmentOf(db, uid) : {}
  return { uid, ...account, ...secondFactor }
}

async function enrolmentOf(db: Database, uid: string): Promise<Pick<AccountForm, 'secondFactor'>> {
  const factor = await findSecondFactor(db, uid)
  return { secondFactor: factor?.secret ? 'confirmed' : 'missing' }
}
