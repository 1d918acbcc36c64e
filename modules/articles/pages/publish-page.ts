import type { StaffPage } from '../../../contracts/articles/staff-content.ts'
import { notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdated, type StaffContext } from '../../../platform/staff/index.ts'
import { pages } from '../staff/pages/index.ts'
import { rows } from '../staff/pages/queries.ts'
import { keepPageRevision } from './keep-revision.ts'
import { findPageRevision, listPageRevisions } from './queries-page-revisions.ts'
import { publicColumns, workingText } from './working-copy.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events'>, Viewer>

const unknownPage = () => notFound('Cette page n’existe pas.')

/** Shows the working copy to visitors, and keeps it as a revision. @throws 404, 409 */
export function publishPage(context: Context, uid: string, version: number): Promise<StaffPage> {
  const { ports } = context
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const row = await rows.lock(db, uid, 'change')
    if (!row) throw unknownPage()
    if (row.version !== version) throw outdated()
    await rows.update(db, uid, publicColumns(workingText(row), ports.clock.now()))
    await keepPageRevision(inside, uid)
    await pages.record(inside, 'publish', uid, { version: version + 1 })
    return pages.read(inside, uid)
  })
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

/** Makes a published state the working copy. @throws 404, 409 */
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
