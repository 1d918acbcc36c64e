import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/own-email.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { proofOriginOf } from '../codes/code-cookie.ts'
import { prepareEmailChange } from './change-email.ts'
import { confirmEmail, isEmailLinkValid } from './confirm-email.ts'
import { getOwnEmail } from './get-own-email.ts'
import { requestEmailProof } from './request-proof.ts'

export function routeEmail(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.getOwnEmail, async ({ params, request, db }) => ({
    payload: await getOwnEmail(db, platform.clock, requireViewer(request), params.uid),
  }))
  mount(app, calls.requestEmailProof, ({ params, request, db }) =>
    requestEmailProof(platform, db, requireViewer(request), { uid: params.uid, address: request.ip }),
  )
  mount(app, calls.changeEmail, {
    async prepare({ params, body, request, db }) {
      const { email, ...proof } = body
      const given = { uid: params.uid, email, proof, origin: proofOriginOf(platform.config, request) }
      return prepareEmailChange(platform, db, requireViewer(request), given)
    },
  })
  mount(app, calls.checkEmailLink, async ({ body, db }) => ({
    payload: { isValid: await isEmailLinkValid(platform, db, body.token) },
  }))
  mount(app, calls.confirmEmail, async ({ body, db }) => ({
    payload: { state: await confirmEmail(platform, db, body.token) },
  }))
}
