import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/passkeys.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { addPasskey, passkeyOptions } from './add-passkey.ts'
import { passkeySignInOptions } from './prove-passkey.ts'
import { listPasskeyRows } from './queries-passkeys.ts'
import { removePasskey } from './remove-passkey.ts'
import { passkeyView } from './view.ts'

export function routePasskeys(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.startPasskeySignIn, async () => ({ payload: { options: await passkeySignInOptions(platform) } }))
  mount(app, calls.listPasskeys, async ({ request, db }) => ({
    payload: (await listPasskeyRows(db, requireViewer(request).uid)).map(passkeyView),
  }))
  mount(app, calls.startPasskey, async ({ request, db }) => ({
    payload: { options: await passkeyOptions(platform, db, requireViewer(request)) },
  }))
  mount(app, calls.addPasskey, async ({ body, request, reply, db }) => {
    const { passkey, recoveryCodes, token } = await addPasskey(platform, db, requireViewer(request), body)
    if (token) reply.header('x-next-token', token)
    return { payload: { passkey, recoveryCodes } }
  })
  mount(app, calls.removePasskey, async ({ params, request, db }) => {
    await removePasskey(platform, db, requireViewer(request), params.uid)
    return undefined
  })
}
