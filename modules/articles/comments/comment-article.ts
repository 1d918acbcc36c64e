import { randomUUIDv7 } from 'node:crypto'
import type { CommentThread, createArticleComment } from '../../../contracts/articles/staff-comments.ts'
import type { BodyOf } from '../../../contracts/call.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, forbidden, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import type { User } from '../../accounts/index.ts'
import type { LiveArticle } from '../drafts/queries-drafts.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { mayEdit } from '../policy.ts'
import { notifyMentioned } from './notify-mentioned.ts'
import { readersOfCopy } from './people-of-article.ts'
import { presentThread } from './present-threads.ts'
import {
  type CommentRow,
  countComments,
  deleteComment,
  insertComment,
  listThread,
  lockComment,
  setResolved,
} from './queries-comments.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'jobs' | 'mailer'>, Viewer>
type Body = BodyOf<typeof createArticleComment>

const mostComments = 1000

/** The first comment of a thread. @throws 404 */
async function requireThread(db: Database, article: string, uid: string): Promise<CommentRow> {
  const row = await lockComment(db, article, uid)
  if (!row || row.thread !== null) throw notFound('Cette remarque n’existe plus.')
  return row
}

/** @throws 400 if a mentioned user may not read the working copy */
async function readersMentioned(db: Database, article: LiveArticle, uids: readonly string[]): Promise<User[]> {
  if (uids.length === 0) return []
  const readers = await readersOfCopy(db, article)
  const mentioned = readers.filter(({ uid }) => uids.includes(uid))
  if (mentioned.length < new Set(uids).size) {
    throw invalid([violation('mentions', 'Une personne mentionnée ne peut pas lire ce texte.')])
  }
  return mentioned
}

/** @throws 400, 403, 404, 409 if the article already has the maximum number of comments */
export function commentArticle({ ports, db, actor }: Context, uid: string, body: Body): Promise<CommentThread> {
  return db.transaction(async (db) => {
    const article = await requireArticle(db, actor, uid, 'share')
    if (body.thread !== undefined && body.anchor) {
      throw invalid([violation('anchor', 'Une réponse se place avec la remarque à laquelle elle répond.')])
    }
    const thread = body.thread === undefined ? null : await requireThread(db, uid, body.thread)
    if ((await countComments(db, uid)) >= mostComments) {
      throw conflict([violation('content', 'Cet article a trop de remarques\u00a0: supprimez-en d’anciennes.')])
    }
    const mentioned = await readersMentioned(db, article, body.mentions ?? [])
    const row = {
      uid: randomUUIDv7(),
      article: uid,
      thread: thread?.uid ?? null,
      author: actor.uid,
      content: body.content.normalize('NFC'),
      mentions: mentioned.map(({ uid }) => uid),
      createdAt: ports.clock.now(),
      anchor: body.anchor ?? null,
    }
    await insertComment(db, row)
    // An answer reopens the thread.
    if (thread?.resolvedAt) await setResolved(db, thread.uid, { resolvedAt: null, resolvedBy: null })
    const first = thread?.uid ?? row.uid
    for (const to of mentioned.filter(({ uid }) => uid !== actor.uid)) {
      await notifyMentioned(ports, db, { to, by: actor.uid, article, thread: first, content: row.content })
    }
    return presentThread(db, await listThread(db, first))
  })
}

/** @throws 403, 404 */
export function resolveComment(
  { ports, db, actor }: Context,
  uid: string,
  comment: string,
  resolved: boolean,
): Promise<CommentThread> {
  return db.transaction(async (db) => {
    await requireArticle(db, actor, uid)
    const thread = await requireThread(db, uid, comment)
    const isResolved = thread.resolvedAt !== null
    if (isResolved !== resolved) {
      const now = ports.clock.now()
      await setResolved(
        db,
        comment,
        resolved ? { resolvedAt: now, resolvedBy: actor.uid } : { resolvedAt: null, resolvedBy: null },
      )
    }
    return presentThread(db, await listThread(db, comment))
  })
}

/** @throws 403, 404, 409 if others answered the comment and the user may not edit */
export function removeComment({ ports, db, actor }: Context, uid: string, comment: string): Promise<void> {
  return db.transaction(async (db) => {
    await requireArticle(db, actor, uid)
    const row = await lockComment(db, uid, comment)
    if (!row) throw notFound('Cette remarque n’existe plus.')
    const isAuthor = row.author === actor.uid
    if (!isAuthor && !mayEdit(actor)) throw forbidden()
    const answered = (await listThread(db, comment)).some(({ author }) => author !== row.author)
    if (answered && !mayEdit(actor)) {
      throw conflict([
        violation('comment', 'Une collègue a répondu\u00a0: cette remarque se clôt, elle ne se supprime plus.'),
      ])
    }
    await deleteComment(db, comment)
    if (!isAuthor || answered) {
      await writeAudit(db, ports.clock, { actor: actor.uid, action: 'articles.delete-comment', target: uid })
    }
  })
}
