import {
  cancelMemberEmailChange,
  getMemberEmail,
  type MemberEmail,
} from '../../../contracts/accounts/staff-member-email.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { emailChangeLifetime } from '../email/email-link.ts'
import { presentChange } from '../email/get-own-email.ts'
import { deleteEmailChange, findEmailChange } from '../email/queries-email.ts'
import { mayChangeEmails, mayReadEmailChanges } from '../policy.ts'
import { findUser } from '../queries-users.ts'
import { lockColleague } from './queries-colleagues.ts'

type Context = StaffContext<Pick<Platform, 'clock'>, Viewer>

const unknown = () => notFound('Ce compte n’existe pas.')

async function waitingChange({ ports: { clock }, db }: Context, uid: string): Promise<MemberEmail> {
  const now = clock.now()
  const change = await findEmailChange(db, uid, now)
  if (!change) return { change: null }
  const requestedDateTime = new Date(change.expiresAt.getTime() - emailChangeLifetime).toISOString()
  return { change: { ...presentChange(change, now), requestedDateTime } }
}

export const memberEmailChange = staffAction(
  getMemberEmail,
  mayReadEmailChanges,
  async (context: Context, { params: { uid } }) => {
    if (!(await findUser(context.db, uid))) throw unknown()
    return { payload: await waitingChange(context, uid) }
  },
)

/** Cancelling invalidates the change's links. The audit contains no address, because it outlives the account. */
export const cancelEmailChange = staffAction(
  cancelMemberEmailChange,
  mayChangeEmails,
  ({ ports, db, actor }: Context, { params: { uid }, body: { reason } }) =>
    db.transaction(async (db) => {
      if (!(await lockColleague(db, uid))) throw unknown()
      if (!(await findEmailChange(db, uid, ports.clock.now()))) {
        throw conflict([violation('uid', 'Aucun changement d’adresse n’attend.')])
      }
      await deleteEmailChange(db, uid)
      const line = { actor: actor.uid, action: 'members.cancel-email-change', target: uid, detail: { reason } }
      await writeAudit(db, ports.clock, line)
      const payload: MemberEmail = { change: null }
      return { payload }
    }),
)
