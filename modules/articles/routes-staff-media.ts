import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/staff-media.ts'
import { acceptUploads } from '../../platform/files/index.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { changeMedia } from './change-media.ts'
import { deleteMedia } from './delete-media.ts'
import { prepareMedia } from './import-media.ts'
import { readUpload } from './read-upload.ts'
import { getStaffMedia, listStaffMedia } from './staff-media.ts'

async function routeUpload(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    const uploadOf = await acceptUploads(scope, readUpload)
    mount(scope, calls.uploadStaffMedia, {
      async prepare({ request }) {
        const viewer = requireViewer(request)
        const write = await prepareMedia(platform, uploadOf(request), viewer)
        return async (db) => ({ payload: await getStaffMedia(db, viewer, await write(db)) })
      },
    })
  })
}

export async function routeStaffMedia(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  mount(app, calls.listStaffMedia, ({ query, db, request }) => listStaffMedia(db, requireViewer(request), query))
  mount(app, calls.getStaffMedia, async ({ params, db, request }) => ({
    payload: await getStaffMedia(db, requireViewer(request), params.uid),
  }))
  for (const call of [calls.replaceStaffMedia, calls.changeStaffMedia]) {
    mount(app, call as typeof calls.changeStaffMedia, async ({ params, body, db, request }) => {
      const viewer = requireViewer(request)
      await changeMedia(platform, db, params.uid, body, viewer)
      return { payload: await getStaffMedia(db, viewer, params.uid) }
    })
  }
  mount(app, calls.deleteStaffMedia, async ({ params, query, db, request }) => {
    await deleteMedia(platform, db, params.uid, query.version, requireViewer(request))
    return undefined
  })
  await routeUpload(app, platform, mount)
}
