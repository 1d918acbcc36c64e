import type { FastifyInstance } from 'fastify'
import { mediaMaxBytes } from '../../../../contracts/articles/staff-media.ts'
import { uploadProfilePortrait } from '../../../../contracts/coaching/coach-profiles.ts'
import * as files from '../../../../platform/files/index.ts'
import type { Mount } from '../../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { requireViewer } from '../../../../platform/sessions/index.ts'
import { authorise } from '../../../../platform/staff/index.ts'
import { prepareMedia } from '../../../articles/index.ts'
import { mayAccessCredential, mayReadProfiles } from '../../policy.ts'
import { actOnProfile, requireCoach } from './index.ts'

/** @throws 415 when the file is not a picture */
function requirePicture(bytes: Uint8Array): void {
  if (!files.sniff(bytes)?.startsWith('image/')) throw files.unsupportedTypeError()
}

/** Uploads the portrait of a coach's draft: coaches have no other access to the media library. */
export async function routePortrait(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    const uploadOf = await files.acceptUploads(scope, (request) => {
      // Check permission before the file is read.
      const { uid: coachUid = '' } = request.params as { uid?: string }
      authorise(requireViewer(request), (viewer) => mayAccessCredential(viewer, { coachUid }))
      return files.readUpload(request, { maxBytes: mediaMaxBytes })
    })
    mount(
      scope,
      uploadProfilePortrait,
      {
        async prepare({ request, params: { uid } }) {
          const actor = requireViewer(request)
          const { bytes, name } = uploadOf(request)
          requirePicture(bytes)
          const alt = await requireCoach(platform.db, uid)
          const store = await prepareMedia(platform, { bytes, name, alt }, 'system')
          return (db) =>
            actOnProfile(
              { ports: platform, db, actor },
              { uid, version: undefined },
              {
                name: 'portrait',
                async write(db, row) {
                  const draft = { ...row.draft, portrait: await store(db) }
                  return { ...row, draft, submittedAt: null }
                },
              },
            )
        },
      },
      mayReadProfiles,
    )
  })
}
