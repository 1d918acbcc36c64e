import { fewestPersons, getTokenResults } from '../../../../contracts/subscriptions/staff-offers.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { type StaffCalls, staffAction } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { countResults, findToken } from './queries-results.ts'

const isTooFew = (persons: number): boolean => persons > 0 && persons < fewestPersons

/** Hides figures about few persons: they could identify someone. */
export const shown = (figure: number, persons: number): number | null => (isTooFew(persons) ? null : figure)

/** Computed from subscriptions and ledger at each request, like the other figures (decision 83). */
export const tokenResults: StaffCalls = staffAction(getTokenResults, mayManageOffers, async ({ db }, { params }) => {
  const token = await findToken(db, params.uid)
  if (!token) throw notFound('Ce jeton de trafic n’existe pas.')
  const { subscribers, trials, paid, charged, refunded, cashback } = await countResults(db, 'trafficToken', token.value)
  return {
    payload: {
      token: token.value,
      since: token.resultsSince.toISOString(),
      registrations: shown(token.registrations, token.registrations),
      subscribers: shown(subscribers, subscribers),
      trials: shown(trials, trials),
      paid: shown(paid, paid),
      charged: shown(charged, subscribers),
      refunded: shown(refunded, subscribers),
      cashback: shown(cashback, subscribers),
      net: shown(charged - refunded - cashback, subscribers),
    },
  }
})
