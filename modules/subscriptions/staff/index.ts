export { isTokenValid } from '../formulas.ts'
export { type FormulaRow, findFormula, findTrafficToken, type TrafficTokenRow } from '../queries-offers.ts'
export { changeFormula, removeFormula } from './change-formula.ts'
export { addTrafficToken, changeTrafficToken, removeTrafficToken } from './change-traffic-token.ts'
export {
  type CreditFilter,
  type CreditsQuery,
  findCredit,
  listCredits,
  type StaffCreditRow,
} from './queries-credits.ts'
export { statusesOf, uidsWithStatus } from './queries-members.ts'
export {
  type FormulasQuery,
  listFormulas,
  listTrafficTokens,
  type TrafficTokenFilter,
  type TrafficTokensQuery,
} from './queries-offers.ts'
export { countSubscribers, revenueByMonth } from './queries-overview.ts'
export {
  findPayment,
  listPayments,
  type PaymentFilter,
  type PaymentRow,
  type PaymentsQuery,
} from './queries-payments.ts'
export {
  findReconciliation,
  listDifferences,
  listReconciliations,
  type StaffReconciliationRow,
} from './queries-reconciliations.ts'
export {
  creditsBySubscription,
  findStaffSubscription,
  listSubscriptions,
  type StaffSubscriptionRow,
  type SubscriptionFilter,
  type SubscriptionsQuery,
} from './queries-subscriptions.ts'
export { refundPayment } from './refund-payment.ts'
export { stopSubscription } from './stop-subscription.ts'
