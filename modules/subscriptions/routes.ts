import type { FastifyInstance } from 'fastify'
import * as own from '../../contracts/subscriptions/own-payments.ts'
import { getCode } from '../../contracts/subscriptions/reduction-codes.ts'
import { getSubscriptionOutlook } from '../../contracts/subscriptions/subscription-outlook.ts'
import * as pauses from '../../contracts/subscriptions/subscription-pause.ts'
import * as calls from '../../contracts/subscriptions/subscriptions.ts'
import { idempotencyKey, type Mount } from '../../platform/http/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { wholeList } from '../../platform/paging/index.ts'
import { requireViewer } from '../../platform/sessions/index.ts'
import { routeGifts } from './gifts/routes-gifts.ts'
import { listOwnPayments } from './ledger/list-own-payments.ts'
import { readReceipt } from './ledger/receipt/read-receipt.ts'
import { pauseSubscription } from './lifecycle/pause/pause-subscription.ts'
import { resumeSubscription } from './lifecycle/pause/resume-subscription.ts'
import { readOutlook } from './lifecycle/read-outlook.ts'
import { routeChanges } from './lifecycle/routes-changes.ts'
import { unsubscribe } from './lifecycle/unsubscribe.ts'
import { currentSubscription } from './lifecycle/view.ts'
import { withdraw } from './lifecycle/withdraw.ts'
import { changeCard, requestCardLink } from './orders/card/change-card.ts'
import { guardCards } from './orders/card/guard-cards.ts'
import { readOwnCard } from './orders/card/read-own-card.ts'
import { readCode } from './orders/codes/codes.ts'
import { guardCodes } from './orders/codes/guard-codes.ts'
import { listFormulas, readFormula, readTrafficToken } from './orders/formulas.ts'
import { readLastOrder } from './orders/read-last-order.ts'
import { requestPaymentLink } from './orders/request-payment-link.ts'
import { subscribe } from './orders/subscribe.ts'
import { receiveWebhook } from './provider/receive-webhook.ts'

/** Marks calls that reach the provider: no transaction may be open then, so they handle the Idempotency-Key themselves. */
const isIdempotentByUid = <C extends { idempotent?: boolean }>(call: C): C => ({ ...call, idempotent: false })

function registerWebhook(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  app.register(async (scope) => {
    // The signature covers the raw bytes, whatever the content type.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    mount(scope, calls.paymentWebhook, async ({ params, request }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveWebhook(platform, params.provider, body, request.headers)
      return { payload: { received: true } }
    })
  })
}

function registerOwnPayments(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, own.listOwnPayments, ({ query, request, db }) =>
    listOwnPayments(platform, db, requireViewer(request).uid, query),
  )
  mount(app, own.getReceipt, async ({ params, request, reply, db }) => {
    const { number, file } = await readReceipt(platform, db, requireViewer(request), params.uid)
    reply.type('application/pdf').header('content-disposition', `attachment; filename="recu-${number}.pdf"`)
    // The cast lets a file take the place of a JSON body.
    return file as never
  })
  mount(app, own.getLastOrder, async ({ request, db }) => ({
    payload: await readLastOrder(db, requireViewer(request).uid),
  }))
  mount(app, own.getOwnCard, async ({ request, db }) => ({
    payload: await readOwnCard(platform, db, requireViewer(request).uid),
  }))
  mount(app, isIdempotentByUid(own.replaceCard), async ({ body, request }) => {
    const viewer = requireViewer(request)
    const key = idempotencyKey(own.replaceCard, request)
    const change = () => changeCard(platform, viewer, body.creditCard, key)
    return { payload: await guardCards(platform, viewer, request.ip, change) }
  })
  for (const [call, way] of [
    [own.requestCardLink, 'checkout'],
    [own.requestDebitLink, 'debit'],
  ] as const) {
    mount(app, isIdempotentByUid(call), async ({ request }) => {
      const key = idempotencyKey(call, request)
      const viewer = requireViewer(request)
      const open = () => requestCardLink(platform, viewer, key, way)
      return { payload: await guardCards(platform, viewer, request.ip, open) }
    })
  }
}

export function registerRoutes(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  mount(app, calls.listFormulas, async ({ db }) => wholeList(await listFormulas(db, platform.clock.now())))
  mount(app, calls.getFormula, async ({ params, db }) => ({
    payload: await readFormula(db, platform.clock.now(), params.uid),
  }))
  mount(app, getCode, async ({ params, query, viewer, request, db }) => {
    const read = () => readCode(db, platform.clock.now(), params.code, query.formula)
    const asked = { typed: params.code, userUid: viewer?.uid, address: request.ip }
    return { payload: await guardCodes(platform, asked, read, ({ isValid }) => !isValid) }
  })
  mount(app, calls.getTrafficToken, async ({ params, db }) => ({
    payload: await readTrafficToken(db, platform.clock.now(), params.uid),
  }))
  mount(app, isIdempotentByUid(calls.subscribe), async ({ body, request }) => {
    const viewer = requireViewer(request)
    const key = idempotencyKey(calls.subscribe, request)
    const order = () => subscribe(platform, viewer, body, key)
    const asked = { typed: body.code, userUid: viewer.uid, address: request.ip }
    const pay = () => guardCards(platform, viewer, request.ip, order)
    return { payload: await guardCodes(platform, asked, pay) }
  })
  mount(app, isIdempotentByUid(calls.requestPaymentLink), async ({ body, request }) => {
    const key = idempotencyKey(calls.requestPaymentLink, request)
    const viewer = requireViewer(request)
    const open = () => requestPaymentLink(platform, viewer, body, key)
    const asked = { typed: body.code, userUid: viewer.uid, address: request.ip }
    const pay = () => guardCards(platform, viewer, request.ip, open)
    return { payload: await guardCodes(platform, asked, pay) }
  })
  registerOwnPayments(app, platform, mount)
  mount(app, calls.getSubscription, async ({ request, db }) => ({
    payload: await currentSubscription(db, requireViewer(request).uid),
  }))
  mount(app, getSubscriptionOutlook, async ({ request, db }) => ({
    payload: await readOutlook(platform, db, requireViewer(request).uid),
  }))
  mount(app, pauses.pauseSubscription, ({ body, request, db }) =>
    pauseSubscription(platform, db, requireViewer(request).uid, body.months),
  )
  mount(app, pauses.resumeSubscription, ({ request, db }) =>
    resumeSubscription(platform, db, requireViewer(request).uid),
  )
  mount(app, calls.unsubscribe, ({ request, db }) => unsubscribe(platform, db, requireViewer(request).uid))
  mount(app, calls.withdraw, ({ request, db }) => withdraw(platform, db, requireViewer(request).uid))
  routeChanges(app, platform, mount)
  routeGifts(app, platform, mount)
  registerWebhook(app, platform, mount)
}
