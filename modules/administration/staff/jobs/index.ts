import { discardJob, retryJob, staffJobs } from '../../../../contracts/administration/staff-jobs.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { discardFailed, findJob, type ListedJob, listJobs, retryFailed } from '../../../../platform/jobs/index.ts'
import { withoutSecrets } from '../../../../platform/mailer/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageJobs } from '../../policy.ts'

type Ports = Pick<Platform, 'clock' | 'events' | 'jobs'>

const unknown = 'Cette tâche n’existe plus.'

export const jobs = staffResource({
  calls: staffJobs,
  policy: { read: mayManageJobs },
  unknown,
  source: {
    list: ({ db }: StaffContext<Ports>, query) => listJobs(db, query),
    find: ({ db }: StaffContext<Ports>, uid): Promise<ListedJob | undefined> => findJob(db, uid),
  },
  present: (rows, { ports }) =>
    rows.map(({ createdAt, dueAt, failedAt, data, reason, ...row }) => ({
      ...row,
      reason: withoutSecrets(reason),
      date: createdAt.toISOString(),
      dueDateTime: dueAt.toISOString(),
      failedDateTime: failedAt?.toISOString() ?? null,
      retryable: row.state === 'failed' && ports.jobs.accepts(row.name, data),
    })),
})

const notFailed = () => conflict([violation('state', 'Cette tâche n’est plus en échec.')])
const forgotten = () => conflict([violation('state', 'Ce que cette tâche devait traiter n’est plus gardé.')])

type Work = (db: Database, uid: string) => Promise<boolean>

/** An action runs once: a repeated call finds no failed job. */
const act = (call: typeof retryJob, name: string, work: Work, needsData: boolean) =>
  staffAction(call, mayManageJobs, ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const before = await jobs.read(context, uid)
      if (before.state !== 'failed') throw notFailed()
      if (needsData && !before.retryable) throw forgotten()
      if (!(await work(db, uid))) throw notFailed()
      const reason = body?.reason ? { reason: body.reason } : {}
      await jobs.record(context, name, uid, { job: before.name, ...reason })
      return { payload: await jobs.read(context, uid) }
    }),
  )

export const jobActions = [act(retryJob, 'retry', retryFailed, true), act(discardJob, 'discard', discardFailed, false)]
