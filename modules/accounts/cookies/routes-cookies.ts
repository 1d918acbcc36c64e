import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/accounts/cookie-choices.ts'
import { rateLimits } from '../../../contracts/rate-limits/rate-limits.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume } from '../../../platform/limits/index.ts'
import { recordCookieChoice } from './record-cookie-choice.ts'

export function routeCookies(app: FastifyInstance, { clock }: Platform, mount: Mount): void {
  mount(app, calls.recordCookieChoice, async ({ body, db, request }) => {
    // Anyone may write a proof: the limit keeps one network from filling the disk.
    await consume(db, clock, [rateLimits.cookieChoicesFrom, request.ip])
    return { payload: await recordCookieChoice(db, clock, body) }
  })
}
