import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '../../../contracts/accounts/session.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { listSecurityEvents } from '../own-account/list-security-events.ts'
import { preparePasswordChange } from '../passwords/change-password.ts'
import { commonPasswordSuffixes } from '../passwords/common-passwords.ts'
import { requestPasswordReset } from '../passwords/request-password-reset.ts'
import { isPasswordLinkValid, preparePasswordReset } from '../passwords/reset-password.ts'
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts'
import { startSecondFactor } from '../second-factor/start-second-factor.ts'
import { deviceOf } from '../sign-in/device.ts'
import { callerOf, signIn } from '../sign-in/sign-in.ts'
import { closeOwnSession, listOwnSessions } from './own-sessions.ts'
import { closeSession, closeSessions } from './queries-sessions.ts'

const deviceFrom = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent'])

/** Delay of responses: a mail is written meanwhile, often by this process, and must not affect the response time. */
const mailingMilliseconds = 300

/** Delays the responses of calls that mail an account's owner only if the account exists. */
export function addMailingDelay(scope: FastifyInstance, { status }: { status: number }): void {
  // In a hook, because a handler may run in a transaction, which would stay open during the wait.
  scope.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === status) await wait(mailingMilliseconds)
  })
}

async function routeResetRequest(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    addMailingDelay(scope, calls.requestPasswordReset)
    mount(scope, calls.requestPasswordReset, ({ body, request, db }) =>
      requestPasswordReset(platform, db, { ...body, address: request.ip }),
    )
  })
}

function routePasswords(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listCommonPasswords, async ({ params }) => ({
    payload: await commonPasswordSuffixes(platform, params.prefix),
  }))
  mount(app, calls.checkPasswordLink, async ({ body, db }) => ({
    payload: { isValid: await isPasswordLinkValid(platform, db, body.token) },
  }))
  mount(app, calls.updatePassword, {
    async prepare({ body, request, db }) {
      const reset = await preparePasswordReset(platform, db, { ...body, device: deviceFrom(request) })
      return async (db) => ({ payload: await reset(db) })
    },
  })
  mount(app, calls.changePassword, {
    async prepare({ params, body, request, db }) {
      const given = { uid: params.uid, ...body, address: request.ip, device: deviceFrom(request) }
      return preparePasswordChange(platform, db, requireViewer(request), given)
    },
  })
}

function routeOwnSessions(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.listOwnSessions, ({ query, request, db }) =>
    listOwnSessions(platform, db, requireViewer(request), query),
  )
  mount(app, calls.listSecurityEvents, ({ query, request, db }) =>
    listSecurityEvents(platform, db, requireViewer(request), query),
  )
  mount(app, calls.closeOwnSession, async ({ params, db, request, reply }) => {
    const viewer = requireViewer(request)
    await closeOwnSession(db, viewer, params.sid)
    if (params.sid === viewer.sid) reply.removeHeader('x-next-token')
  })
  mount(app, calls.closeOtherSessions, async ({ db, request }) => {
    const { uid, sid } = requireViewer(request)
    await closeSessions(db, uid, sid)
  })
}

function routeSecondFactor(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.startSecondFactor, async ({ request, db }) => ({
    payload: await startSecondFactor(platform, db, requireViewer(request)),
  }))
  mount(app, calls.confirmSecondFactor, async ({ body, request, reply, db }) => {
    const { recoveryCodes, token } = await confirmSecondFactor(platform, db, requireViewer(request), body.otp)
    reply.header('x-next-token', token)
    return { payload: { recoveryCodes } }
  })
}

export async function routeSessions(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  mount(app, calls.authCheck, async ({ body, request, reply }) => {
    const { token, deviceToken } = await signIn(platform, body, callerOf(request))
    reply.header(calls.deviceHeader, deviceToken)
    return { payload: { token } }
  })
  mount(app, calls.closeSession, async ({ db, request, reply }) => {
    await closeSession(db, requireViewer(request).sid)
    reply.removeHeader('x-next-token')
  })
  routeOwnSessions(app, platform, mount)
  await routeResetRequest(app, platform, mount)
  routePasswords(app, platform, mount)
  routeSecondFactor(app, platform, mount)
}
