import * as calls from '../../../contracts/privacy/staff-member-data.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type Permission, type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { cancelErasure, findUser, isStaff, lockColleague, requestErasure, type User } from '../../accounts/index.ts'
import { findPaidPeriodEnd, unsubscribe } from '../../subscriptions/index.ts'
import { describeData, findEarliestErasure, isErasureStoppable } from './describe-data.ts'
import { mailErasureRequested, mailErasureStopped, mailExportOffer } from './mail-member.ts'
import { erasureRequestAction } from './queries-erasure.ts'
import { memberHistory } from './read-history.ts'

type Context = StaffContext<Platform, Viewer>

const mayHandleRequests: Permission = ({ acl }) => acl.admin || acl.support

const unknown = () => notFound('Ce compte n’existe pas.')
const refused = (text: string) => conflict([violation('uid', text)])

const read = staffAction(
  calls.getMemberData,
  mayHandleRequests,
  async ({ ports, db }: Context, { params: { uid } }) => {
    const user = await findUser(db, uid)
    if (!user) throw unknown()
    return { payload: await describeData(ports, db, user) }
  },
)

/** Locks the member's row: simultaneous acts run one after the other. */
const acting = ({ ports, db }: Context, uid: string, work: (db: Context['db'], user: User) => Promise<void>) =>
  db.transaction(async (db) => {
    const user = await lockColleague(db, uid)
    if (!user) throw unknown()
    await work(db, user)
    return { payload: await describeData(ports, db, (await findUser(db, uid)) ?? user) }
  })

const offerExport = staffAction(
  calls.offerMemberExport,
  mayHandleRequests,
  (context: Context, { params: { uid }, body: { reason } }) =>
    acting(context, uid, async (db, user) => {
      const { ports, actor } = context
      await mailExportOffer(ports, db, user)
      await writeAudit(db, ports.clock, {
        actor: actor.uid,
        action: 'members.offer-export',
        target: uid,
        detail: { reason },
      })
    }),
)

async function schedule({ ports, actor }: Context, db: Context['db'], user: User, reason: string): Promise<void> {
  const { uid } = user
  if (isStaff(user.roles)) throw refused('Elle fait partie de l’équipe\u00a0: il faut d’abord l’en retirer.')
  if (user.erasureDueAt) throw refused('Son effacement est déjà prévu.')
  const dueAt = await findEarliestErasure(ports, db, uid)
  if (await findPaidPeriodEnd(db, ports.clock, uid)) await unsubscribe(ports, db, uid)
  await requestErasure(db, ports.clock, uid, dueAt)
  await writeAudit(db, ports.clock, { actor: actor.uid, action: erasureRequestAction, target: uid, detail: { reason } })
  await mailErasureRequested(ports, db, user, dueAt)
}

const request = staffAction(
  calls.requestMemberErasure,
  mayHandleRequests,
  (context: Context, { params: { uid }, body: { email, reason } }) =>
    acting(context, uid, async (db, user) => {
      if (email !== user.email) throw invalid([violation('email', 'Ce n’est pas son adresse.')])
      await schedule(context, db, user, reason)
    }),
)

const cancel = staffAction(
  calls.cancelMemberErasure,
  mayHandleRequests,
  (context: Context, { params: { uid }, body: { reason } }) =>
    acting(context, uid, async (db, user) => {
      const { ports, actor } = context
      if (!(await isErasureStoppable(ports, db, user))) {
        throw refused(
          'Cet effacement ne s’arrête pas ici\u00a0: elle l’a demandé elle-même, ou son abonnement a pris fin.',
        )
      }
      await cancelErasure(db, uid)
      await writeAudit(db, ports.clock, {
        actor: actor.uid,
        action: 'members.cancel-erasure',
        target: uid,
        detail: { reason },
      })
      await mailErasureStopped(ports, db, user)
    }),
)

export const memberActs = [read, memberHistory, offerExport, request, cancel]
