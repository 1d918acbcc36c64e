import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  fetchStaffMedia,
  mediaAlt,
  mediaMaxBytes,
  replaceMediaFile,
  uploadStaffMedia,
} from '../../../contracts/articles/staff-media.ts'
import { messages } from '../../../contracts/messages.ts'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import * as files from '../../../platform/files/index.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { mayEdit, mayWrite } from '../policy.ts'
import { media } from '../staff/media/index.ts'
import { prepareFetched } from './fetch-media.ts'
import { prepareMedia } from './import-media.ts'
import { prepareReplacement } from './replace-media.ts'

interface Upload extends Pick<files.Upload, 'bytes' | 'name'> {
  alt: string
}

/** Reads the multipart body: a field `file`, and an optional `alt`. @throws 400, 413, 415 */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { bytes, name, fields } = await files.readUpload(request, { maxBytes: mediaMaxBytes, fields: ['alt'] })
  const alt = mediaAlt.safeParse(fields.alt ?? '')
  if (!alt.success) throw invalid([violation('alt', alt.error.issues[0]?.message ?? messages.invalid)])
  return { bytes, name, alt: alt.data }
}

/** Routes that upload, fetch or replace a medium. The file is re-encoded before the transaction begins. */
export async function routeUpload(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  mount(
    app,
    fetchStaffMedia,
    {
      async prepare({ request, body: { url, alt }, db }) {
        const actor = requireViewer(request)
        await consume(db, platform.clock, [rateLimits.picturesFetchedBy, actor.uid])
        const write = await prepareFetched(platform, { url, alt: alt ?? '' }, actor)
        return async (db) => ({ payload: await media.read({ ports: platform, db, actor }, await write(db)) })
      },
    },
    mayWrite,
  )
  await app.register(async (scope) => {
    const uploadOf = await files.acceptUploads(scope, readUpload)
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
      mayWrite,
    )
    mount(
      scope,
      replaceMediaFile,
      {
        async prepare({ request, params: { uid }, query: { version } }) {
          const actor = requireViewer(request)
          const replace = await prepareReplacement(platform, { uid, version, bytes: uploadOf(request).bytes }, actor)
          return async (db) => {
            await replace(db)
            return { payload: await media.read({ ports: platform, db, actor }, uid) }
          }
        },
      },
      mayEdit,
    )
  })
}
