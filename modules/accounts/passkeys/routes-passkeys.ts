import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/passkeys.ts'
import { deviceHeader } from '../../../contracts/accounts/session.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { wholeList } from '../../../platform/paging/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { proofOriginOf } from '../codes/code-cookie.ts'
import { callerOf } from '../sign-in/sign-in.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { confirmAddition } from './confirm-addition.ts'
import { passkeySessionOptions, secondFactorOptions } from './prove-passkey.ts'
import { listPasskeyRows } from './queries-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'
import { passkeyView } from './view.ts'

export function routePasskeys(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.startPasskeySignIn, async () => ({ payload: { options: await secondFactorOptions(platform) } }))
  mount(app, calls.startPasskeySession, async () => ({ payload: { options: await passkeySessionOptions(platform) } }))
  mount(app, calls.signInWithPasskey, async ({ body, request, reply }) => {
    const { token, deviceToken } = await signInWithPasskey(platform, body.response, callerOf(request))
    reply.header(deviceHeader, deviceToken)
    return { payload: { token } }
  })
  mount(app, calls.listPasskeys, async ({ request, db }) =>
    wholeList((await listPasskeyRows(db, requireViewer(request).uid)).map(passkeyView)),
  )
  mount(app, calls.startPasskey, async ({ request, db }) => ({
    payload: { options: await passkeyOptions(platform, db, requireViewer(request)) },
  }))
  mount(app, calls.addPasskey, {
    async prepare({ body: { code, name, response }, request, reply, db }) {
      const viewer = requireViewer(request)
      const spend = await confirmAddition(platform, db, viewer, { code, ...proofOriginOf(platform.config, request) })
      return async (db) => {
        const { passkey, recoveryCodes, token } = await addPasskey(platform, db, viewer, { name, response, spend })
        if (token) reply.header('x-next-token', token)
        return { payload: { passkey, recoveryCodes } }
      }
    },
  })
  mount(app, calls.removePasskey, ({ params, request, db }) =>
    removePasskey(platform, db, requireViewer(request), params.uid),
  )
}
