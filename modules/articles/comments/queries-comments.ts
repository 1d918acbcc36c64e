import { and, arrayContains, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CommentAnchor } from '../../../contracts/articles/staff-comments.ts'
import type { Database } from '../../../platform/database/index.ts'
import { articleComments } from '../tables-comments.ts'

export type CommentRow = typeof articleComments.$inferSelect

const oldestFirst = [asc(articleComments.createdAt), asc(articleComments.uid)]

export const listComments = (db: Database, article: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(articleComments)
    .where(eq(articleComments.article, article))
    .orderBy(...oldestFirst)

export const countComments = (db: Database, article: string): Promise<number> =>
  db.$count(articleComments, eq(articleComments.article, article))

export async function lockComment(db: Database, article: string, uid: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(articleComments)
    .where(and(eq(articleComments.uid, uid), eq(articleComments.article, article)))
    .for('update')
  return row
}

export const listThread = (db: Database, thread: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(articleComments)
    .where(sql`${articleComments.uid} = ${thread} or ${articleComments.thread} = ${thread}`)
    .orderBy(...oldestFirst)

export async function insertComment(db: Database, row: typeof articleComments.$inferInsert): Promise<void> {
  await db.insert(articleComments).values(row)
}

export async function setResolved(
  db: Database,
  uid: string,
  resolved: Pick<CommentRow, 'resolvedAt' | 'resolvedBy'>,
): Promise<void> {
  await db.update(articleComments).set(resolved).where(eq(articleComments.uid, uid))
}

export async function deleteComment(db: Database, uid: string): Promise<void> {
  await db.delete(articleComments).where(eq(articleComments.uid, uid))
}

interface Moved {
  thread: string
  anchor: CommentAnchor
}

/** Moves anchors of this article's threads. Skips deleted threads and threads about the whole article. */
export async function moveAnchors(db: Database, article: string, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return
  const known = await db
    .select({ uid: articleComments.uid, anchor: articleComments.anchor })
    .from(articleComments)
    .where(
      and(
        eq(articleComments.article, article),
        isNull(articleComments.thread),
        inArray(
          articleComments.uid,
          moved.map(({ thread }) => thread),
        ),
      ),
    )
  const anchored = new Set(known.filter(({ anchor }) => anchor !== null).map(({ uid }) => uid))
  for (const { thread, anchor } of moved) {
    if (anchored.has(thread)) {
      await db.update(articleComments).set({ anchor }).where(eq(articleComments.uid, thread))
    }
  }
}

/** Stamp that changes whenever a comment is added, removed or resolved. */
export async function stampOfComments(db: Database, article: string): Promise<string> {
  const each = sql`${articleComments.uid}::text || coalesce(${articleComments.resolvedAt}::text, '')`
  const [row] = await db
    .select({ stamp: sql<string>`md5(coalesce(string_agg(${each}, ',' order by ${articleComments.uid}), ''))` })
    .from(articleComments)
    .where(eq(articleComments.article, article))
  return row?.stamp ?? ''
}

export const commentsBy = (db: Database, author: string) =>
  db
    .select({
      article: articleComments.article,
      date: articleComments.createdAt,
      content: articleComments.content,
    })
    .from(articleComments)
    .where(eq(articleComments.author, author))
    .orderBy(...oldestFirst)

/** Removes a user's name from comments and mentions. The text stays: it is part of the work on the article. */
export async function detachComments(db: Database, user: string, name: string, replacement: string): Promise<void> {
  await db.update(articleComments).set({ author: null }).where(eq(articleComments.author, user))
  await db.update(articleComments).set({ resolvedBy: null }).where(eq(articleComments.resolvedBy, user))
  await db
    .update(articleComments)
    .set({
      content: sql`replace(${articleComments.content}, ${`@${name}`}, ${`@${replacement}`})`,
      mentions: sql`array_remove(${articleComments.mentions}, ${user}::uuid)`,
    })
    .where(arrayContains(articleComments.mentions, [user]))
}
