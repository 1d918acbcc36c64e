import { inviteColleagueAgain } from '../../../../contracts/administration/staff-system.ts'
import { conflict, notFound, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { deletePasswordLinksOf, findInvitedUids, lockColleague } from '../../../accounts/index.ts'
import { mayManageColleagues } from '../../policy.ts'
import { colleagues } from './index.ts'
import { mailInvitation } from './invite-colleague.ts'

const refused = (message: string) => conflict([violation('uid', message)])

async function inviteAgain(context: StaffContext<Platform, Viewer>, uid: string): Promise<void> {
  const { db } = context
  const user = await lockColleague(db, uid)
  if (!user) throw notFound()
  if (user.suspendedAt) throw refused('Elle est suspendue\u00a0: elle ne pourrait pas se connecter.')
  if (!(await findInvitedUids(db, [uid])).has(uid)) {
    throw refused(
      'Elle a déjà choisi son mot de passe. S’il est perdu, elle en demande un autre à la page de connexion.',
    )
  }
  await deletePasswordLinksOf(db, uid)
  await mailInvitation(context, user)
}

/** Mails another invitation link to a colleague, for example once the first link has expired. */
export const inviteAgainAction = staffAction(
  inviteColleagueAgain,
  mayManageColleagues,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      await colleagues.read(context, uid)
      await inviteAgain(context, uid)
      await colleagues.record(context, 'invite-again', uid, body?.reason ? { reason: body.reason } : {})
      return { payload: await colleagues.read(context, uid) }
    }),
)
