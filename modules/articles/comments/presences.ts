import type { ArticlePresence } from '../../../contracts/articles/staff-comments.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { peopleOf } from '../drafts/people.ts'
import { requireArticle } from '../drafts/require-article.ts'
import { mayWriteArticle } from '../policy.ts'
import { stampOfComments } from './queries-comments.ts'
import { listPresent, putPresence, removePresence } from './queries-presences.ts'

type Context = StaffContext<Pick<Platform, 'clock'>, Viewer>

/** Lifetime of a presence. The editor renews it every 15 seconds: one lost request does not end it. */
const lifetimeMilliseconds = 40_000

/** Groups present users by article. The holder of the lock counts as writing, even without a recent presence signal. */
async function presentIn({ ports, db, actor }: Context, article?: string): Promise<Map<string, ArticlePresence[]>> {
  const { open, writing } = await listPresent(db, actor.uid, ports.clock.now(), article)
  const states = new Map<string, { article: string; person: string; state: ArticlePresence['state'] }>()
  const may = (row: { owner: string | null }) => mayWriteArticle(actor, row)
  for (const row of open.filter(may)) states.set(`${row.article}/${row.person}`, { ...row, state: 'reading' })
  for (const row of writing.filter(may)) states.set(`${row.article}/${row.person}`, { ...row, state: 'writing' })
  const all = [...states.values()]
  const people = await peopleOf(
    db,
    all.map(({ person }) => person),
  )
  const byArticle = new Map<string, ArticlePresence[]>()
  for (const one of all) {
    const person = people.get(one.person)
    if (!person) continue
    byArticle.set(one.article, [...(byArticle.get(one.article) ?? []), { ...person, state: one.state }])
  }
  return byArticle
}

/** @throws 404; 403 the user may not write in the article */
export async function notifyPresence(context: Context, article: string, state: 'open' | 'left') {
  const { ports, db, actor } = context
  await requireArticle(db, actor, article)
  const now = ports.clock.now()
  if (state === 'left') await removePresence(db, article, actor.uid)
  else await putPresence(db, { article, person: actor.uid, until: new Date(now.getTime() + lifetimeMilliseconds) }, now)
  const others = (await presentIn(context, article)).get(article) ?? []
  return { others, comments: await stampOfComments(db, article) }
}

export const listPresences = async (context: Context) =>
  [...(await presentIn(context))].map(([article, people]) => ({ article, people }))
