import { pageAddress } from '../../../../contracts/articles/site-page-uids.ts'
import * as calls from '../../../../contracts/articles/staff-content.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { publishPage, readPageRevisions, restorePage } from '../../pages/publish-page.ts'
import { unpublishPage } from '../../pages/unpublish-page.ts'
import { mayEdit } from '../../policy.ts'
import { pagePreviews } from '../../reading/read-page.ts'
import { pages } from './index.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'config' | 'cursors' | 'events'>, Viewer>

export const pageActions = [
  staffAction(calls.previewStaffPage, mayEdit, async (context: Context, { params: { uid } }) => {
    const { ports, db, actor } = context
    await pages.read(context, uid)
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'pages.preview', target: uid })
    return { payload: pagePreviews.link(ports, uid, pageAddress(uid)) }
  }),
  staffAction(calls.publishStaffPage, mayEdit, async (context: Context, { params, body }) => ({
    payload: await publishPage(context, params.uid, body.version),
  })),
  staffAction(calls.unpublishStaffPage, mayEdit, async (context: Context, { params, body }) => ({
    payload: await unpublishPage(context, params.uid, body.version),
  })),
  staffAction(calls.listPageRevisions, mayEdit, async (context: Context, { params: { uid }, query }) => {
    await pages.read(context, uid)
    return readPageRevisions(context, uid, query)
  }),
  staffAction(calls.restorePageRevision, mayEdit, async (context: Context, { params: { uid, n }, body }) => ({
    payload: await restorePage(context, uid, n, body?.version),
  })),
]
