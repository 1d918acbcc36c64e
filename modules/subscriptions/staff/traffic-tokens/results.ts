import { getTokenResults, minReportedPersons } from '../../../../contracts/subscriptions/staff-offers.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { type StaffCalls, staffAction } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { countResults, findToken } from './queries-results.ts'

const isTooFew = (persons: number): boolean => persons > 0 && persons < minReportedPersons

/** Hides figures about few persons: they could identify someone. */
export const hideIfTooFew = (figure: number, persons: number): number | null => (isTooFew(persons) ? null : figure)

/** Computed from subscriptions and ledger at each request, like the other figures (decision 83). */
export const tokenResults: StaffCalls = staffAction(getTokenResults, mayManageOffers, async ({ db }, { params }) => {
  const token = await findToken(db, params.uid)
  if (!token) throw notFound('Ce jeton de trafic n’existe pas.')
  const { subscribers, trials, paid, charged, refunded, cashback } = await countResults(db, 'trafficToken', token.value)
  return {
    payload: {
      token: token.value,
      since: token.resultsSince.toISOString(),
      registrations: hideIfTooFew(token.registrations, token.registrations),
      subscribers: hideIfTooFew(subscribers, subscribers),
      trials: hideIfTooFew(trials, trials),
      paid: hideIfTooFew(paid, paid),
      charged: hideIfTooFew(charged, subscribers),
      refunded: hideIfTooFew(refunded, subscribers),
      cashback: hideIfTooFew(cashback, subscribers),
      net: hideIfTooFew(charged - refunded - cashback, subscribers),
    },
  }
})
