import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '../../contracts/accounts/accounts.ts'
import { deviceHeader } from '../../contracts/accounts/session.ts'
import { messages } from '../../contracts/messages.ts'
import { rateLimits } from '../../contracts/rate-limits/rate-limits.ts'
import type { Config } from '../../platform/config/index.ts'
import { AppError } from '../../platform/errors/index.ts'
import type { Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform, Platform } from '../../platform/index.ts'
import { consume, type LimitUse } from '../../platform/limits/index.ts'
import { requireViewer } from '../../platform/sessions/index.ts'
import { giveOwnConsent, withdrawOwnConsent } from './consents/consent.ts'
import { getOwnAccount } from './own-account/get-own-account.ts'
import { saveMetadata } from './own-account/save-metadata.ts'
import { requireDataCollection } from './registration/collection-gate.ts'
import { prepareRegistration } from './registration/register-user.ts'
import { mailAccountExists } from './sign-in/mail-account-exists.ts'
import { callerOf } from './sign-in/sign-in.ts'

/** Also limits registrations that name one mailbox from all networks: nobody can probe an address endlessly (decision 50). */
function registrationUses({ registrationsPerHour: most }: Config, { ip }: FastifyRequest, email: string): LimitUse[] {
  return [
    [{ ...rateLimits.registrationsFrom, most }, ip],
    [{ ...rateLimits.registrationsNaming, most }, email],
  ]
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The specification defines this refusal with its own message and without violations. */
async function routeMetadata(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('preValidation', async (request) => {
      if (!isObject(request.body)) throw new AppError(400, 'invalid-argument', messages.metadata)
    })
    mount(scope, calls.saveUserMetadata, async ({ params, body, db, request }) => ({
      payload: await saveMetadata(db, platform.clock, requireViewer(request), params.uid, body),
    }))
  })
}

function routeConsents(app: FastifyInstance, platform: Platform, mount: Mount): void {
  mount(app, calls.giveConsent, async ({ params, body, db, request }) => ({
    payload: await giveOwnConsent(db, platform.clock, requireViewer(request), { ...body, uid: params.uid }),
  }))
  mount(app, calls.withdrawConsent, ({ params, db, request }) =>
    withdrawOwnConsent(db, platform.clock, requireViewer(request), params),
  )
}

export async function routeUsers(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  mount(app, calls.register, {
    async prepare({ body, request, reply, db }) {
      const { clock, config } = platform
      await requireDataCollection(platform)
      await consume(db, clock, ...registrationUses(config, request, body.identifier))
      const register = await prepareRegistration(platform, db, body, request.viewer ? null : callerOf(request))
      await mailAccountExists(platform, db, { ...body, address: request.ip })
      return async (db) => {
        const { registered, signedIn } = await register(db)
        // Tokens are headers: a repeated request, whose uid is no secret, gets the payload but must not get them.
        if (signedIn) reply.headers({ 'x-next-token': signedIn.token, [deviceHeader]: signedIn.deviceToken })
        return { payload: registered }
      }
    },
  })
  mount(app, calls.getUser, async ({ params, db, request }) => ({
    payload: await getOwnAccount(platform, db, requireViewer(request), params.uid),
  }))
  await routeMetadata(app, platform, mount)
  routeConsents(app, platform, mount)
}
