export { creditMissedPromise } from './ledger/credit-missed-promise.ts'
export { hasEventSince } from './ledger/queries-money.ts'
export { type Charge, readCharge } from './ledger/read-charge.ts'
export { drawRule, drawSheets, smallLook, type TaggedSheet, writeText } from './ledger/receipt/sheet.ts'
export { startDemoSubscription } from './lifecycle/demo-subscription.ts'
export { eraseSubscriptions } from './lifecycle/erase-subscriptions.ts'
export { exportSubscriptions } from './lifecycle/export-subscriptions.ts'
export { firstMessages } from './lifecycle/first-message.ts'
export { lockRunningSubscriptionOf } from './lifecycle/queries.ts'
export { findPaidPeriodEnd } from './lifecycle/running-period.ts'
export { unsubscribe } from './lifecycle/unsubscribe.ts'
export { currentSubscription, subscriptionView } from './lifecycle/view.ts'
export { subscriptionsModule } from './module.ts'
export { sepaCreditor } from './orders/debit/sepa-creditor.ts'
export {
  createFormula,
  createTrafficToken,
  defaultFormulaUid,
  ensureFormulas,
  listFormulas,
  readFormula,
} from './orders/formulas.ts'
export { orderGates } from './orders/order-gate.ts'
export { startsByArticle } from './orders/queries-article-starts.ts'
export { statementLabels } from './orders/statement-label.ts'
export { paymentCapabilities } from './provider/registry.ts'
export { statusesOf } from './staff/members/queries.ts'
export { countSubscribers, pastDueByCause, revenueByMonth } from './staff/queries-overview.ts'
export { sweepSubscriptions } from './sweeps.ts'
export { currentTerms } from './terms/accept-terms.ts'
export { termsSource } from './terms/terms-source.ts'
