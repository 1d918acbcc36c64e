import { settleSetAsideMail, staffSetAsideMails } from '../../../../contracts/support/staff-set-aside-mails.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { deleteSetAsideMail } from '../../incoming/mailbox/queries-tries.ts'
import { worksAtHelpDesk } from '../../policy.ts'
import { source } from './queries.ts'

const unknown = 'Cet e-mail n’attend plus.'

export const setAsideMails = staffResource({
  calls: staffSetAsideMails,
  policy: { read: worksAtHelpDesk },
  unknown,
  source,
  present: (rows) =>
    rows.map(({ uid, firstTriedAt, sender, size, tries, problem, origin }) => ({
      uid,
      date: firstTriedAt.toISOString(),
      from: sender,
      size,
      tries,
      problem: problem ?? 'failed',
      origin,
    })),
})

export const settleMail = staffAction(
  settleSetAsideMail,
  worksAtHelpDesk,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body: { reason } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const payload = await setAsideMails.read(context, uid)
      if (!(await deleteSetAsideMail(db, uid))) throw notFound(unknown)
      await setAsideMails.record(context, 'settle', uid, { problem: payload.problem, reason })
      return { payload }
    }),
)
