import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '../../contracts/staff-media.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { changeMedia } from './change-media.ts'
import { deleteMedia } from './delete-media.ts'
import { prepareMedia } from './import-media.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { getStaffMedia, listStaffMedia } from './staff-media.ts'

async function routeUpload(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart)
    const uploads = new WeakMap<FastifyRequest, Upload>()
    // What an Idempotency-Key is compared by stands where any other call has its body.
    scope.addHook('preHandler', async (request) => {
      const upload = await readUpload(request)
      uploads.set(request, upload)
      request.body = { ...upload, bytes: createHash('sha256').update(upload.bytes).digest('base64url') }
    })
    mount(scope, calls.uploadStaffMedia, {
      async prepare({ request }) {
        const viewer = requireViewer(request)
        const write = await prepareMedia(platform, uploads.get(request) as Upload, viewer)
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
