import type { CommentThread } from '../../../contracts/articles/staff-comments.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { formerColleague, type NamedPerson, peopleOf } from '../drafts/people.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { type CommentRow, listComments } from './queries-comments.ts'

/** Replaces an author whose account was erased. */
const former: NamedPerson = { uid: '00000000-0000-0000-0000-000000000000', name: formerColleague }

type People = ReadonlyMap<string, NamedPerson>

const personIn = (people: People, uid: string | null): NamedPerson =>
  (uid === null ? undefined : people.get(uid)) ?? former

function present(first: CommentRow, all: readonly CommentRow[], people: People): CommentThread {
  const rows = [first, ...all.filter(({ thread }) => thread === first.uid)]
  return {
    uid: first.uid,
    anchor: first.anchor,
    resolved: first.resolvedAt && {
      by: personIn(people, first.resolvedBy),
      date: first.resolvedAt.toISOString(),
    },
    comments: rows.map(({ uid, author, createdAt, content, mentions }) => ({
      uid,
      author: personIn(people, author),
      date: createdAt.toISOString(),
      content,
      mentions: mentions.map((one) => personIn(people, one)),
    })),
  }
}

/** @param rows oldest first */
async function presentThreads(db: Database, rows: readonly CommentRow[]): Promise<CommentThread[]> {
  const people = await peopleOf(
    db,
    rows.flatMap(({ author, resolvedBy, mentions }) => [author, resolvedBy, ...mentions]),
  )
  return rows.filter(({ thread }) => thread === null).map((first) => present(first, rows, people))
}

export async function presentThread(db: Database, rows: readonly CommentRow[]): Promise<CommentThread> {
  const [thread] = await presentThreads(db, rows)
  if (!thread) throw new Error('a thread without its first comment')
  return thread
}

/** @throws 403, 404 */
export async function readThreads({ db, actor }: StaffContext<unknown, Viewer>, uid: string): Promise<CommentThread[]> {
  await requireArticle(db, actor, uid)
  return presentThreads(db, await listComments(db, uid))
}
