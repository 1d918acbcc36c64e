import { getCodeResults } from '../../../../contracts/subscriptions/staff-codes.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { type StaffCalls, staffAction } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { findCode } from '../../orders/codes/queries-codes.ts'
import { countResults } from '../traffic-tokens/queries-results.ts'
import { shown } from '../traffic-tokens/results.ts'
import { countRepeatedCards } from './queries.ts'

/** Computed from the subscriptions that name the code: they remain after its end, and after the erasure of accounts. */
export const codeResults: StaffCalls = staffAction(getCodeResults, mayManageOffers, async ({ db }, { params }) => {
  const code = await findCode(db, params.uid)
  if (!code) throw notFound('Ce code n’existe pas.')
  const { subscribers, trials, paid, charged, refunded, cashback } = await countResults(db, 'code', code.uid)
  return {
    payload: {
      code: code.uid,
      subscribers: shown(subscribers, subscribers),
      trials: shown(trials, trials),
      paid: shown(paid, paid),
      repeatedCards: shown(await countRepeatedCards(db, code.uid), subscribers),
      charged: shown(charged, subscribers),
      refunded: shown(refunded, subscribers),
      cashback: shown(cashback, subscribers),
      net: shown(charged - refunded - cashback, subscribers),
    },
  }
})
