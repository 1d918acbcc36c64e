import { listMediaUses } from '../../../../contracts/articles/staff-media.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../../platform/staff/index.ts'
import { listAllUses } from '../../media/media-uses.ts'
import { mayEdit } from '../../policy.ts'
import { media } from './index.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events' | 'extensions' | 'jobs'>, Viewer>

export const mediaUses = staffAction(listMediaUses, mayEdit, async (context: Context, { params: { uid } }) => {
  await media.read(context, uid)
  return { payload: await listAllUses(context.ports, context.db, uid) }
})
