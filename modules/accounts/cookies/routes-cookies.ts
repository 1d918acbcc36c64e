import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/cookie-choices.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { consume, type Limit } from '../../../platform/limits/index.ts'
import { recordCookieChoice } from './record-cookie-choice.ts'

/** Anyone may write a proof: this keeps one network from filling the disk. */
const choicesFrom: Limit = { name: 'cookie-choices', per: 'address', most: 60, within: 3_600_000 }

export function routeCookies(app: FastifyInstance, { clock }: Platform, mount: Mount): void {
  mount(app, calls.recordCookieChoice, async ({ body, db, request }) => {
    await consume(db, clock, [choicesFrom, request.ip])
    return { payload: await recordCookieChoice(db, clock, body) }
  })
}
