import { createElement } from 'react'
import type { StaffRole } from '../../../contracts/roles.ts'
import type { Colleague } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  createAccount,
  createPasswordLink,
  displayName,
  findUser,
  type User,
  writeAudit,
} from '../../accounts/index.ts'
import { Invitation, invitationSubject } from '../mails/invitation.tsx'
import { authorise } from '../policy.ts'
import { readColleague } from './read-colleagues.ts'

export interface Invited {
  email: string
  name: string
  roles: StaffRole[]
}

async function mailInvitation(platform: Platform, db: Database, host: User | undefined, user: User): Promise<void> {
  const linkHref = await createPasswordLink(platform, db, user.uid)
  const hostName = host ? displayName(host) : 'L’équipe'
  await platform.mailer.write(db, {
    to: user.email,
    kind: 'office.invitation',
    subject: invitationSubject,
    link: linkHref,
    body: createElement(Invitation, {
      name: displayName(user),
      hostName,
      roles: user.roles,
      linkHref,
      siteHref: platform.config.publicUrl,
    }),
  })
}

/**
 * An account whose password its owner chooses by the mailed link. An address that has an account already is refused:
 * nobody has proved that it belongs to the person the admin has in mind.
 * @throws 409, violation `email` / `duplicate`
 */
export async function inviteColleague(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  { email, name, roles }: Invited,
): Promise<Colleague> {
  authorise(viewer, 'colleagues')
  return db.transaction(async (db) => {
    const user = await createAccount(platform, db, { email, name, roles })
    await mailInvitation(platform, db, await findUser(db, viewer.uid), user)
    const detail = { roles: [...roles] }
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'staff.invite', target: user.uid, detail })
    return readColleague(db, viewer, user.uid)
  })
}
