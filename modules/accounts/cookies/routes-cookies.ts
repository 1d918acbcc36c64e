import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contracts/cookie-choices.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { createCookieGate } from './gate-cookie-choices.ts'
import { keepCookieChoice } from './keep-cookie-choice.ts'

export function routeCookies(app: FastifyInstance, { clock }: Platform, mount: Mount): void {
  const admit = createCookieGate()
  mount(app, calls.keepCookieChoice, async ({ body, db, request }) => {
    admit(request.ip)
    return { payload: await keepCookieChoice(db, clock, body) }
  })
}
