import { randomUUIDv7 } from 'node:crypto'
import { staffRedirects } from '../../../../contracts/articles/redirects.ts'
import { messages } from '../../../../contracts/messages.ts'
import { conflict, violation } from '../../../../platform/errors/index.ts'
import { staffResource } from '../../../../platform/staff/index.ts'
import { mayEdit } from '../../policy.ts'
import { findTarget, lockRedirects } from '../../redirects/queries-redirects.ts'
import { settleTarget } from '../../redirects/redirect.ts'
import { contentEvent } from '../../writing/record-change.ts'
import { rows, source } from './queries.ts'

const taken = () => conflict([violation('source', messages.duplicate, 'duplicate')])

/** Redirects of changed addresses. A redirect that would loop is refused. */
export const redirects = staffResource({
  calls: staffRedirects,
  policy: { read: mayEdit, write: mayEdit },
  unknown: 'Cette redirection n’existe pas.',
  source,
  present: (found) => found.map(({ date, ...row }) => ({ ...row, date: date.toISOString() })),
  event: (uid) => contentEvent('redirect', uid),
  async create({ ports, db }, body) {
    const uid = randomUUIDv7()
    const settled = await settleTarget(db, body)
    if (!(await rows.insert(db, { uid, ...settled, origin: 'manual', date: ports.clock.now() }))) throw taken()
    return { uid }
  },
  /** Locks redirects before the row, as calls that create a redirect do. */
  hold: ({ db }) => lockRedirects(db),
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ db }, { uid, source, target, version }, fields) {
    const wanted = { source: fields.source ?? source, target: fields.target ?? target }
    const settled = await settleTarget(db, wanted)
    if (settled.source !== source && (await findTarget(db, settled.source)) !== undefined) throw taken()
    await rows.update(db, uid, settled)
    return { detail: { version: version + 1 } }
  },
  remove: ({ db }, { uid }) => rows.remove(db, uid),
})
