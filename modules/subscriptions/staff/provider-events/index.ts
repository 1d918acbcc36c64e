import {
  discardProviderEvent,
  replayProviderEvent,
  staffProviderEvents,
} from '../../../../contracts/subscriptions/staff-provider-events.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { mayManageMoney } from '../../lifecycle/policy.ts'
import { deleteUnprocessed } from '../../provider/queries-unprocessed.ts'
import { replayEventJob } from '../../provider/replay-event.ts'
import { source } from './queries.ts'

const unknown = 'Cet événement n’attend plus\u00a0: il a été traité, ou mis de côté.'

export const providerEvents = staffResource({
  calls: staffProviderEvents,
  policy: { read: mayManageMoney },
  unknown,
  source,
  present: (rows) =>
    rows.map(({ uid, provider, eventUid, type, attemptUid, receivedAt, triedAt, tries, problem }) => ({
      uid,
      provider,
      event: eventUid,
      type,
      payment: attemptUid,
      date: receivedAt.toISOString(),
      triedDateTime: triedAt.toISOString(),
      tries,
      problem,
    })),
})

type Context = StaffContext<Platform, Viewer>
const why = (reason: string | undefined) => (reason ? { reason } : {})

/** A job asks the provider, because no transaction may be open then. While it waits, a second click adds no other job. */
const replay = staffAction(
  replayProviderEvent,
  mayManageMoney,
  ({ ports, db, actor }: Context, { params: { uid }, body }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const payload = await providerEvents.read(context, uid)
      await ports.jobs.enqueue(db, replayEventJob, { event: uid }, { singletonKey: uid })
      await providerEvents.record(context, 'replay', uid, { event: payload.event, ...why(body?.reason) })
      return { payload }
    }),
)

const discard = staffAction(
  discardProviderEvent,
  mayManageMoney,
  ({ ports, db, actor }: Context, { params: { uid }, body: { reason } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const payload = await providerEvents.read(context, uid)
      if (!(await deleteUnprocessed(db, uid))) throw notFound(unknown)
      await providerEvents.record(context, 'discard', uid, { event: payload.event, reason })
      return { payload }
    }),
)

export const providerEventActions = [replay, discard]
