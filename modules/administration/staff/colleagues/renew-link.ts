import type { Database } from '../../../../platform/database/index.ts'
import { type LinkRenewal, secretOfLink } from '../../../../platform/mailer/index.ts'
import {
  createPasswordLink,
  deletePasswordLinksOf,
  findInvitedUids,
  findUserByEmail,
  lockColleague,
} from '../../../accounts/index.ts'

/** Locks the row of a colleague who has not chosen a first password yet. */
async function lockInvited(db: Database, email: string): Promise<string | undefined> {
  const found = await findUserByEmail(db, email)
  const colleague = found && (await lockColleague(db, found.uid))
  if (!colleague || colleague.suspendedAt) return undefined
  return (await findInvitedUids(db, [colleague.uid])).has(colleague.uid) ? colleague.uid : undefined
}

/** Resending an invitation from the list of mails also ends the former link, as inviting the colleague again does. */
export const renewInvitationLink: LinkRenewal = async (platform, db, recipient) => {
  const uid = await lockInvited(db, recipient)
  if (uid === undefined) return undefined
  await deletePasswordLinksOf(db, uid)
  return secretOfLink(await createPasswordLink(platform, db, uid))
}
