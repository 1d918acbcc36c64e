import { changeMemberEmail } from '../../../contracts/accounts/staff-member-email.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { requestEmailChangeFor } from '../email/change-email.ts'
import { isStaff, mayChangeEmails } from '../policy.ts'
import { lockColleague } from './queries-colleagues.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** The audit contains no address, because it outlives the account. */
export const changeEmailAction = staffAction(
  changeMemberEmail,
  mayChangeEmails,
  ({ ports, db, actor }: StaffContext<Ports, Viewer>, { params: { uid }, body: { email, reason } }) =>
    db.transaction(async (db) => {
      const user = await lockColleague(db, uid)
      if (!user) throw notFound('Ce compte n’existe pas.')
      if (isStaff(user.roles)) {
        throw conflict([violation('uid', 'Elle fait partie de l’équipe\u00a0: elle change d’adresse elle-même.')])
      }
      const expiresAt = await requestEmailChangeFor(ports, db, uid, email)
      const line = { actor: actor.uid, action: 'members.request-email-change', target: uid, detail: { reason } }
      await writeAudit(db, ports.clock, line)
      return { payload: { email, expirationDateTime: expiresAt.toISOString() } }
    }),
)
