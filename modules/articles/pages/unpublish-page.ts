import { isSitePageUid } from '../../../contracts/articles/site-page-uids.ts'
import type { StaffPage } from '../../../contracts/articles/staff-content.ts'
import { conflict, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { outdatedVersionError, type StaffContext } from '../../../platform/staff/index.ts'
import { pages, unknownPage } from '../staff/pages/index.ts'
import { rows } from '../staff/pages/queries.ts'
import { hiddenColumns } from './working-copy.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'events'>, Viewer>

const wrongState = (sentence: string) => conflict([violation('state', sentence)])

/**
 * Hides a page from visitors; its working copy becomes its text.
 * @throws 404, 409 another version, a page that the site needs, or an unpublished page
 */
export function unpublishPage(context: Context, uid: string, version: number): Promise<StaffPage> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db }
    const row = await rows.lock(db, uid, 'change')
    if (!row) throw notFound(unknownPage)
    if (row.version !== version) throw outdatedVersionError()
    if (isSitePageUid(uid)) throw wrongState('Cette page est nécessaire au site.')
    if (row.publishedAt === null) throw wrongState('Cette page n’est pas en ligne.')
    await rows.update(db, uid, hiddenColumns(row, context.ports.clock.now()))
    await pages.record(inside, 'unpublish', uid)
    return pages.read(inside, uid)
  })
}
