import type { FastifyInstance } from 'fastify'
import { getReconciliation, listLedgerDifferences, listReconciliations } from '../../../contracts/staff-ledger.ts'
import * as calls from '../../../contracts/staff-members.ts'
import { type Mount, requireViewer } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { routesFor } from '../routes-scope.ts'
import { listCredits, readCredit } from './read-credits.ts'
import { readDifferences, readReconciliation, readReconciliations } from './read-ledger.ts'
import { listPayments, readPayment } from './read-payments.ts'
import { listSubscriptions, readSubscription } from './read-subscriptions.ts'
import { refundPayment } from './refund-payment.ts'

export function routeMoney(app: FastifyInstance, platform: Platform, mount: Mount): Promise<void> {
  return routesFor(app, 'money', (scope) => {
    mount(scope, calls.listStaffSubscriptions, ({ db, query, request }) =>
      listSubscriptions(db, requireViewer(request), query),
    )
    mount(scope, calls.getStaffSubscription, async ({ db, params, request }) => ({
      payload: await readSubscription(db, requireViewer(request), params.uid),
    }))
    mount(scope, calls.listStaffPayments, ({ db, query, request }) => listPayments(db, requireViewer(request), query))
    mount(scope, calls.getStaffPayment, async ({ db, params, request }) => ({
      payload: await readPayment(db, requireViewer(request), params.uid),
    }))
    mount(scope, calls.refundPayment, async ({ db, params, body, request }) => ({
      payload: await refundPayment(platform, db, requireViewer(request), params.uid, body.reason),
    }))
    mount(scope, listReconciliations, ({ db, query, request }) =>
      readReconciliations(db, requireViewer(request), query),
    )
    mount(scope, getReconciliation, async ({ db, params, request }) => ({
      payload: await readReconciliation(db, requireViewer(request), params.uid),
    }))
    mount(scope, listLedgerDifferences, ({ db, query, request }) => readDifferences(db, requireViewer(request), query))
    mount(scope, calls.listStaffCredits, ({ db, query, request }) => listCredits(db, requireViewer(request), query))
    mount(scope, calls.getStaffCredit, async ({ db, params, request }) => ({
      payload: await readCredit(db, requireViewer(request), params.uid),
    }))
  })
}
