import * as calls from '../../../../contracts/accounts/staff-sessions.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { mailOf } from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import {
  closeOwnSession,
  closeSessions,
  displayName,
  findUser,
  listSessionsOf,
  removeSecondFactor,
} from '../../../accounts/index.ts'
import { secondFactorResetMail, secondFactorResetSubject } from '../../mails/second-factor-reset.tsx'
import { mayManageColleagues } from '../../policy.ts'
import { colleagues } from './index.ts'

type Context = StaffContext<Platform, Viewer>

const sessions = staffAction(
  calls.listColleagueSessions,
  mayManageColleagues,
  async (context: Context, { params: { uid } }) => {
    await colleagues.read(context, uid)
    return { payload: await listSessionsOf(context.ports, context.db, context.actor, uid) }
  },
)

const inOneTransaction = ({ db, ...rest }: Context, uid: string, work: (inside: Context) => Promise<void>) =>
  db.transaction(async (db) => {
    const inside = { ...rest, db }
    await colleagues.read(inside, uid)
    await work(inside)
    return { payload: await colleagues.read(inside, uid) }
  })

const closeOne = staffAction(
  calls.closeColleagueSession,
  mayManageColleagues,
  (context: Context, { params: { uid }, body: { sid } }) => {
    if (sid === context.actor.sid) {
      throw conflict([violation('sid', 'C’est la session que vous utilisez\u00a0: déconnectez-vous plutôt.')])
    }
    return inOneTransaction(context, uid, async (inside) => {
      await closeOwnSession(inside.db, { uid }, sid)
      await colleagues.record(inside, 'close-sessions', uid, { closed: 1 })
    })
  },
)

const closeAll = staffAction(
  calls.closeColleagueSessions,
  mayManageColleagues,
  (context: Context, { params: { uid }, body }) =>
    inOneTransaction(context, uid, async (inside) => {
      const { db, actor } = inside
      const closed = await closeSessions(db, uid, actor.sid)
      await colleagues.record(inside, 'close-sessions', uid, { closed, ...(body?.reason && { reason: body.reason }) })
    }),
)

async function mailReset({ ports, db, actor }: Context, uid: string, reason: string): Promise<void> {
  const [user, admin] = [await findUser(db, uid), await findUser(db, actor.uid)]
  if (!user || !admin) return
  await ports.mailer.write(db, {
    to: user.email,
    subject: secondFactorResetSubject,
    ...mailOf(secondFactorResetMail, {
      name: user.name,
      byName: displayName(admin),
      reason,
      siteHref: ports.config.publicUrl,
    }),
  })
}

async function reset({ ports, db, actor }: Context, uid: string, reason: string): Promise<void> {
  const by = { actor: actor.uid, detail: { reason } }
  if (!(await removeSecondFactor(db, ports.clock, uid, by))) {
    throw conflict([violation('uid', 'Elle n’a pas de second facteur.')])
  }
  // Whoever holds the lost telephone would otherwise keep a session with its rights.
  await closeSessions(db, uid)
}

/** Admins reset their own second factor on the security page: here they would lose their rights. */
const resetFactor = staffAction(
  calls.resetSecondFactor,
  mayManageColleagues,
  (context: Context, { params: { uid }, body: { reason } }) => {
    if (uid === context.actor.uid) {
      throw conflict([violation('uid', 'Vous ne pouvez pas retirer le vôtre\u00a0: demandez-le à une collègue.')])
    }
    return inOneTransaction(context, uid, async (inside) => {
      await reset(inside, uid, reason)
      await mailReset(inside, uid, reason)
    })
  },
)

export const colleagueSessions = [sessions, closeOne, closeAll, resetFactor]
