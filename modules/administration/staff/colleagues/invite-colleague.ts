import type { staffColleagues } from '../../../../contracts/administration/staff-system.ts'
import type { Platform } from '../../../../platform/index.ts'
import { mailOf } from '../../../../platform/mailer/index.ts'
import type { New, StaffContext } from '../../../../platform/staff/index.ts'
import { createAccount, createPasswordLink, displayName, findUser, type User } from '../../../accounts/index.ts'
import { invitationMail, invitationSubject } from '../../mails/invitation.tsx'

export async function mailInvitation({ ports, db, actor }: StaffContext<Platform>, user: User): Promise<void> {
  const linkHref = await createPasswordLink(ports, db, user.uid)
  const host = actor === 'system' ? undefined : await findUser(db, actor.uid)
  await ports.mailer.write(db, {
    to: user.email,
    subject: invitationSubject,
    link: linkHref,
    ...mailOf(invitationMail, {
      name: user.name,
      hostName: host ? displayName(host) : 'L’équipe',
      roles: user.roles,
      linkHref,
      siteHref: ports.config.publicUrl,
    }),
  })
}

/**
 * Creates an account whose owner chooses a password by the mailed link. An address that has an account is refused: it
 * may not belong to the person whom the admin means.
 * @throws 409, violation `email` / `duplicate`
 */
export async function inviteColleague(
  context: StaffContext<Platform>,
  { email, name, roles }: New<typeof staffColleagues>,
): Promise<User> {
  const user = await createAccount(context.ports, context.db, { email, name, roles })
  await mailInvitation(context, user)
  return user
}
