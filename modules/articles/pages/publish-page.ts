import type { StaffPage } from '../../../contracts/articles/staff-content.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import type { StaffContext } from '../../../platform/staff/index.ts'
import { pages } from '../staff/pages/index.ts'
import { findPageRevision, listPageRevisions } from './queries-page-revisions.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events'>, Viewer>

/** Publishes the working copy and stores a revision, by saving the page with no changed fields and without `draft`. @throws 404, 409 */
export async function publishPage(context: Context, uid: string, version: number): Promise<StaffPage> {
  await pages.change(context, uid, { version }, 'publish')
  return pages.read(context, uid)
}

/** @throws 404 */
export async function readPageRevisions({ db }: Context, uid: string, paging: { page: number; perPage: number }) {
  const { rows, total } = await listPageRevisions(db, uid, paging)
  return {
    payload: rows.map(({ n, date, by, text: { title, content } }) => ({
      n,
      date: date.toISOString(),
      by,
      title,
      content,
    })),
    page: { total },
  }
}

/** Copies a published revision to the working copy. @throws 404, 409 */
export function restorePage(context: Context, uid: string, n: number, asked: number | undefined): Promise<StaffPage> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const revision = await findPageRevision(db, uid, n)
    if (!revision) throw notFound('Cette version n’existe pas.')
    const version = asked ?? (await pages.read(inside, uid)).version
    await pages.change(inside, uid, { ...revision.text, draft: true, version }, 'restore')
    return pages.read(inside, uid)
  })
}
