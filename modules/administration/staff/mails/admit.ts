import type { Database } from '../../../../platform/database/index.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import type { Actor } from '../../../../platform/staff/index.ts'
import { findUser, findUserByEmail, isStaff } from '../../../accounts/index.ts'

interface Whose {
  to?: string | undefined
  formerMember?: string | undefined
}

/** Tells whether the actor may read all mails, and the secrets of their links if the site sends no mail. */
export const mayReadAllMails = (actor: Actor): boolean => actor === 'system' || actor.acl.admin

/**
 * Support reads the mails of one person at a time, and never a colleague's mails.
 * Those reveal money, other people, and access to the back office.
 * @throws 403
 */
export async function requireMailAccess(db: Database, actor: Actor, { to, formerMember }: Whose): Promise<void> {
  if (mayReadAllMails(actor)) return
  if (to === undefined && formerMember === undefined) throw forbidden('Cherchez les e-mails d’une seule personne.')
  const users = [to && (await findUserByEmail(db, to)), formerMember && (await findUser(db, formerMember))]
  if (users.some((user) => user && isStaff(user.roles))) throw forbidden()
}
