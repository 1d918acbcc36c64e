import type { FastifyInstance } from 'fastify'
import { uploadStaffMedia } from '../../../contracts/staff-media.ts'
import { acceptUploads } from '../../../platform/files/index.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { mayEdit } from '../policy.ts'
import { media } from '../staff/media/index.ts'
import { prepareMedia } from './import-media.ts'
import { readUpload } from './read-upload.ts'

/** Uploads a medium: the file is re-encoded before the transaction begins. */
export async function routeUpload(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    const uploadOf = await acceptUploads(scope, readUpload)
    mount(
      scope,
      uploadStaffMedia,
      {
        async prepare({ request }) {
          const actor = requireViewer(request)
          const write = await prepareMedia(platform, uploadOf(request), actor)
          return async (db) => ({ payload: await media.read({ ports: platform, db, actor }, await write(db)) })
        },
      },
      mayEdit,
    )
  })
}
