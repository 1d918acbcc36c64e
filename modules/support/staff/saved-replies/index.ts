import { randomUUIDv7 } from 'node:crypto'
import { staffSavedReplies } from '../../../../contracts/support/staff-saved-replies.ts'
import { forbidden } from '../../../../platform/errors/index.ts'
import { type Actor, staffResource } from '../../../../platform/staff/index.ts'
import { isAgent, mayUseReply } from '../../policy.ts'
import { rows, source } from './queries.ts'

function refuseOutsider(actor: Actor, reply: Parameters<typeof mayUseReply>[1]): void {
  if (actor !== 'system' && !mayUseReply(actor, reply)) throw forbidden()
}

export const savedReplies = staffResource({
  calls: staffSavedReplies,
  policy: { read: isAgent, write: isAgent, row: mayUseReply },
  unknown: 'Introuvable.',
  source,
  present: (replies) => [...replies],
  async create({ ports, db, actor }, body) {
    refuseOutsider(actor, body)
    const uid = randomUUIDv7()
    await rows.insert(db, { uid, ...body, createdAt: ports.clock.now() })
    return { uid }
  },
  lock: ({ db }, uid, act) => rows.lock(db, uid, act),
  async change({ db, actor }, { uid }, { type, title, content }) {
    refuseOutsider(actor, { type: type ?? null })
    await rows.update(db, uid, { type, title, content })
  },
  remove: ({ db }, { uid }) => rows.remove(db, uid),
})
