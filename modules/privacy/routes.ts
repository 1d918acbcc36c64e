import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '../../contracts/accounts/accounts.ts'
import * as discretionCalls from '../../contracts/accounts/discretion.ts'
import { getPrivacyRegister } from '../../contracts/privacy/privacy-register.ts'
import { writeAudit } from '../../platform/audit/index.ts'
import { limitAtOnce, type Mount } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { requireViewer } from '../../platform/sessions/index.ts'
import { mountStaff } from '../../platform/staff/index.ts'
import { findConsentProof, proofOriginOf } from '../accounts/index.ts'
import { getDiscretion, saveDiscretion } from './discretion.ts'
import { evidenceFile } from './evidence/evidence-file.ts'
import { exportArchive } from './export-archive.ts'
import { exportUser } from './export-user.ts'
import { jsonPieces } from './json-pieces.ts'
import { memberActs } from './members/staff-acts.ts'
import { readRegister } from './register/read-register.ts'
import { prepareDeletion } from './request-deletion.ts'

/** Each export holds one discussion, or another module's data about one member, in memory. */
const exportsAtOnce = {
  inAll: 3,
  fromOne: 2,
  message: 'Beaucoup d’exports sont en cours. Réessayez bientôt.',
}

/** Sends a stream as the answer: mount() sends a response unless one was already sent. */
async function sendStream(reply: FastifyReply, type: string, content: AsyncIterable<unknown>): Promise<undefined> {
  reply.status(200).header('cache-control', 'private, no-store').type(type).send(Readable.from(content))
  await reply
  return undefined
}

function routeExports(app: FastifyInstance, platform: Platform, mount: Mount): void {
  app.addHook('onRequest', limitAtOnce(exportsAtOnce))
  mount(app, calls.exportUser, async ({ params, db, request, reply }) => {
    const payload = await exportUser(platform, db, requireViewer(request), params.uid)
    return sendStream(reply, 'application/json; charset=utf-8', jsonPieces({ payload }))
  })
  mount(app, calls.exportUserArchive, async ({ params, db, request, reply }) => {
    const archive = await exportArchive(platform, db, requireViewer(request), params.uid)
    reply.header('content-disposition', 'attachment; filename="mes-donnees.zip"')
    return sendStream(reply, 'application/zip', archive)
  })
}

export function routePrivacy(app: FastifyInstance, platform: Platform, mount: Mount): void {
  app.register(async (scope) => routeExports(scope, platform, mount))
  mount(app, discretionCalls.getDiscretion, async ({ params, db, request }) => ({
    payload: await getDiscretion(db, requireViewer(request), params.uid),
  }))
  mount(app, discretionCalls.saveDiscretion, async ({ params, body, db, request }) => ({
    payload: await saveDiscretion(db, requireViewer(request), params.uid, body),
  }))
  mount(
    app,
    getPrivacyRegister,
    async ({ db }) => ({ payload: await readRegister(platform, db) }),
    ({ acl }) => acl.admin,
  )
  mountStaff(app, platform, mount, [...memberActs, evidenceFile])
  mount(app, calls.deleteUser, {
    async prepare({ params, body, request, db }) {
      const given = { uid: params.uid, proof: body, origin: proofOriginOf(platform.config, request) }
      return prepareDeletion(platform, db, requireViewer(request), given)
    },
  })
  mount(
    app,
    calls.findConsentProof,
    async ({ body, db, request }) => {
      const { uid: actor } = requireViewer(request)
      await writeAudit(db, platform.clock, { actor, action: 'consents.find', target: null })
      const found = await findConsentProof(platform, db, body.email)
      return {
        payload: found.map(({ kind, version, givenAt, withdrawnAt }) => ({
          kind,
          version,
          givenDateTime: givenAt.toISOString(),
          withdrawnDateTime: withdrawnAt?.toISOString() ?? null,
        })),
      }
    },
    ({ acl }) => acl.admin,
  )
}
