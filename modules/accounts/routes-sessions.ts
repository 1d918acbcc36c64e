import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import * as calls from '../../contracts/session.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { changePassword } from './change-password.ts'
import { closeSession } from './close-sessions.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { startSecondFactor } from './start-second-factor.ts'

/** The mail is written meanwhile, often by this very process: the answer waits until that cannot be told from its time. */
const resetMilliseconds = 300

function routePasswords(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.requestPasswordReset, async ({ body, db }) => {
    await Promise.all([requestPasswordReset(platform, db, body.identifier), wait(resetMilliseconds)])
    return undefined
  })
  mount(app, calls.updatePassword, async ({ body }) => {
    await resetPassword(platform, body.token, body.password)
    return undefined
  })
  mount(app, calls.changePassword, async ({ params, body, request }) => {
    await changePassword(platform, requireViewer(request), { uid: params.uid, ...body, address: request.ip })
    return undefined
  })
}

function routeSecondFactor(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.startSecondFactor, async ({ request }) => ({
    payload: await startSecondFactor(platform, requireViewer(request)),
  }))
  mount(app, calls.confirmSecondFactor, async ({ body, request, reply }) => {
    const { recoveryCodes, token } = await confirmSecondFactor(platform, requireViewer(request), body.otp)
    reply.header('x-next-token', token)
    return { payload: { recoveryCodes } }
  })
}

export function routeSessions(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.authCheck, async ({ body, request }) => ({
    payload: { token: await signIn(platform, body, request.ip) },
  }))
  mount(app, calls.closeSession, async ({ db, request, reply }) => {
    await closeSession(db, requireViewer(request).sid)
    reply.removeHeader('x-next-token')
    return undefined
  })
  routePasswords(app, platform, mount)
  routeSecondFactor(app, platform, mount)
}
