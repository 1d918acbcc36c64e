import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/confirmation.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { proofOriginOf, writeCodeCookie } from '../codes/code-cookie.ts'
import { passkeyConfirmationOptions } from '../passkeys/prove-passkey.ts'
import { prepareOwnPassword } from '../passwords/own-password.ts'
import { deviceOf } from '../sign-in/device.ts'
import { getSignInWays } from './get-sign-in-ways.ts'
import { requestConfirmationCode } from './request-confirmation-code.ts'

export function routeConfirmation(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const { config } = platform
  mount(app, calls.getSignInWays, async ({ params, request, db }) => ({
    payload: await getSignInWays(db, requireViewer(request), params.uid),
  }))
  mount(app, calls.requestConfirmationCode, async ({ request, reply, db }) => {
    const secret = await requestConfirmationCode(platform, db, requireViewer(request), request.headers['user-agent'])
    reply.header('set-cookie', writeCodeCookie(config, secret))
  })
  mount(app, calls.startPasskeyConfirmation, async ({ request }) => ({
    payload: { options: await passkeyConfirmationOptions(platform, requireViewer(request).uid) },
  }))
  mount(app, calls.setOwnPassword, {
    async prepare({ params, body, request, db }) {
      const { newPassword, ...proof } = body
      const device = deviceOf(request.headers['user-agent'])
      const change = { uid: params.uid, newPassword, proof, origin: proofOriginOf(config, request), device }
      return prepareOwnPassword(platform, db, requireViewer(request), change)
    },
  })
  mount(app, calls.removeOwnPassword, {
    async prepare({ params, body, request, db }) {
      const device = deviceOf(request.headers['user-agent'])
      const change = { uid: params.uid, proof: body, origin: proofOriginOf(config, request), device }
      return prepareOwnPassword(platform, db, requireViewer(request), change)
    },
  })
}
