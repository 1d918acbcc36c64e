import type { FastifyInstance } from 'fastify'
import { deviceHeader } from '../../../contracts/accounts/session.ts'
import * as calls from '../../../contracts/accounts/sign-in-codes.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { addMailingDelay } from '../sessions/routes-sessions.ts'
import { callerOf } from '../sign-in/sign-in.ts'
import { readCodeCookie, writeCodeCookie } from './code-cookie.ts'
import { requestSignInCode } from './request-code.ts'
import { signInWithCode } from './sign-in-with-code.ts'

export async function routeCodes(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  const { config } = platform
  await app.register(async (scope) => {
    addMailingDelay(scope, calls.requestSignInCode)
    mount(scope, calls.requestSignInCode, async ({ body, request, reply, db }) => {
      const secret = await requestSignInCode(platform, db, body.identifier, callerOf(request))
      reply.header('set-cookie', writeCodeCookie(config, secret))
    })
  })
  mount(app, calls.verifySignInCode, async ({ body, request, reply }) => {
    const browser = readCodeCookie(config, request.headers.cookie)
    const { token, deviceToken } = await signInWithCode(platform, body, callerOf(request), browser)
    reply.header(deviceHeader, deviceToken)
    return { payload: { token } }
  })
}
