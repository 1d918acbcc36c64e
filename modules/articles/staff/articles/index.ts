import { staffArticles } from '../../../../contracts/articles/staff-articles.ts'
import { conflict, forbidden, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { guardPublication } from '../../checks/guard-publication.ts'
import { requireNoOtherLock } from '../../drafts/lock-article.ts'
import { peopleOf } from '../../drafts/people.ts'
import { mayEdit, mayWrite, mayWriteArticle } from '../../policy.ts'
import { withSanitizedContent } from '../../writing/html.ts'
import { isPublic } from '../../writing/publication.ts'
import { deleteArticleRow, lockArticle } from '../../writing/queries-writing.ts'
import { contentEvent } from '../../writing/record-change.ts'
import { source } from './queries.ts'
import { lockReferences } from './references.ts'
import { changeStaffArticle, insertStaffArticle } from './write-article.ts'

export type ArticlePorts = Pick<Platform, 'clock' | 'config' | 'events'>

interface Locked {
  lock: { holder: string; until: string } | null
}

export const articles = staffResource({
  calls: staffArticles,
  policy: {
    read: mayWrite,
    write: mayWrite,
    /** Writers change a text only through its working copy. */
    row: (viewer, row, act) => (act === 'read' ? mayWriteArticle(viewer, row) : mayEdit(viewer)),
  },
  unknown: 'Cet article n’existe pas.',
  source,
  async present(rows, { ports, db }: StaffContext<ArticlePorts>) {
    const now = ports.clock.now()
    const holderOf = ({ lock }: Locked) => (lock && new Date(lock.until) > now ? lock.holder : null)
    const people = await peopleOf(db, rows.map(holderOf))
    return rows.map(({ owner: _owner, lock, ...row }) => ({
      ...row,
      date: row.date?.toISOString() ?? null,
      modified: row.modified.toISOString(),
      draftSavedAt: row.draftSavedAt === null ? null : new Date(row.draftSavedAt).toISOString(),
      writing: people.get(holderOf({ lock }) ?? '') ?? null,
    }))
  },
  event: (uid) => contentEvent('article', uid),
  prepare: withSanitizedContent,
  async create(context: StaffContext<ArticlePorts>, body) {
    const { actor } = context
    if (actor !== 'system' && !mayEdit(actor) && body.state !== 'draft') throw forbidden()
    return { uid: await insertStaffArticle(context, body) }
  },
  hold: ({ db }, row, fields) => (fields ? lockReferences(db, row, fields) : Promise.resolve(undefined)),
  lock: ({ db }, uid) => lockArticle(db, uid),
  change: (context: StaffContext<ArticlePorts>, row, fields, held) => changeStaffArticle(context, row, fields, held),
  guard: (context: StaffContext<ArticlePorts>, uid, write) => guardPublication(context, uid, write),
  async remove({ ports, db, actor }, { uid, state, date }) {
    await requireNoOtherLock(ports, db, actor, uid)
    // Readers know its address: it must be unpublished first.
    if (isPublic({ state, date }, ports.clock.now())) {
      throw conflict([violation('state', 'Cet article est en ligne\u00a0: retirez-le d’abord de la publication.')])
    }
    await deleteArticleRow(db, uid)
  },
})
