import { randomUUIDv7 } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { messages } from '../../contracts/messages.ts'
import * as calls from '../../contracts/staff-tickets.ts'
import type { SupportType } from '../../contracts/support.ts'
import type { Database } from '../../platform/database/index.ts'
import { conflict, forbidden, notFound, violation } from '../../platform/errors/index.ts'
import { type Mount, requireRole } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Viewer } from '../../platform/sessions/index.ts'
import { staffScope, worksIn } from './policy.ts'
import type { SavedReplyRow } from './queries-rows.ts'
import { deleteReply, findReply, insertReply, listReplies, updateReply } from './queries-saved-replies.ts'

const present = ({ uid, type, title, content, version }: SavedReplyRow): calls.SavedReply => ({
  uid,
  type,
  title,
  content,
  version,
})

const outdated = () => conflict([violation('version', messages.versionOutdated)])

/** One for both areas is whoever's works in either. */
function refuseOutsider(viewer: Viewer, type: SupportType | null): void {
  if (type !== null && !worksIn(viewer, type)) throw forbidden()
}

/** @throws 403, 404 */
export async function findOneReply(db: Database, viewer: Viewer, uid: string): Promise<SavedReplyRow> {
  const reply = await findReply(db, uid)
  if (!reply) throw notFound()
  refuseOutsider(viewer, reply.type)
  return reply
}

interface ReplyChange {
  type?: SupportType | null | undefined
  title?: string | undefined
  content?: string | undefined
  version: number
}

async function changeOne(db: Database, viewer: Viewer, uid: string, { version, ...change }: ReplyChange) {
  await findOneReply(db, viewer, uid)
  refuseOutsider(viewer, change.type ?? null)
  const { type, title, content } = change
  const changed = await updateReply(db, { uid, version }, { type, title, content })
  if (!changed) throw outdated()
  return { payload: present(changed) }
}

export function registerSavedReplies(app: FastifyInstance, { clock }: Platform, mount: Mount): void {
  const agent = (request: Parameters<typeof requireRole>[0]) => requireRole(request, 'support', 'coach', 'admin')

  mount(app, calls.listSavedReplies, async ({ request, query: { filter, q, sort, order, page, perPage }, db }) => {
    const { types } = staffScope(agent(request))
    const where = { types, type: filter?.type, uids: filter?.uid, q }
    const paging = { sort: sort ?? 'title', order, limit: perPage, offset: (page - 1) * perPage }
    const { rows, total } = await listReplies(db, { ...where, ...paging })
    return { payload: rows.map(present), page: { total } }
  })
  mount(app, calls.getSavedReply, async ({ request, params, db }) => ({
    payload: present(await findOneReply(db, agent(request), params.uid)),
  }))
  mount(app, calls.createSavedReply, async ({ request, body, db }) => {
    refuseOutsider(agent(request), body.type)
    const reply = { uid: randomUUIDv7(), ...body, version: 1, createdAt: clock.now() }
    await insertReply(db, reply)
    return { payload: present(reply) }
  })
  mount(app, calls.replaceSavedReply, ({ request, params, body, db }) =>
    changeOne(db, agent(request), params.uid, body),
  )
  mount(app, calls.changeSavedReply, ({ request, params, body, db }) => changeOne(db, agent(request), params.uid, body))
  mount(app, calls.deleteSavedReply, async ({ request, params, query, db }) => {
    await findOneReply(db, agent(request), params.uid)
    if (!(await deleteReply(db, params.uid, query.version))) throw outdated()
    return undefined
  })
}
