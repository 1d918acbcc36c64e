import type { Discretion } from '../../contracts/accounts/discretion.ts'
import type { Database } from '../../platform/database/index.ts'
import { forbidden } from '../../platform/errors/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { findUserByEmail, isOwnAccount } from '../accounts/index.ts'
import { findDiscretion, storeDiscretion } from './queries-discretion.ts'

/** @throws 403 for another user's choices */
export async function getDiscretion(db: Database, viewer: Viewer, uid: string): Promise<Discretion> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  return findDiscretion(db, uid)
}

/** @throws 403 for another user's choices */
export async function saveDiscretion(
  db: Database,
  viewer: Viewer,
  uid: string,
  chosen: Discretion,
): Promise<Discretion> {
  if (!isOwnAccount(viewer, uid)) throw forbidden()
  await storeDiscretion(db, uid, chosen)
  return chosen
}

/** Tells whether the owner of that address wants mails that name neither the site nor the subject. */
export async function wantsNeutralMails(db: Database, recipient: string): Promise<boolean> {
  const user = await findUserByEmail(db, recipient)
  return user !== undefined && (await findDiscretion(db, user.uid)).neutralMails
}

/** 5 to 22 characters, as card networks allow. */
const neutralLabel = 'ABONNEMENT WEB'

export async function statementLabelOf(db: Database, userUid: string): Promise<string | undefined> {
  return (await findDiscretion(db, userUid)).neutralStatements ? neutralLabel : undefined
}
