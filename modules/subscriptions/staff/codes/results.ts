import { getCodeResults } from '../../../../contracts/subscriptions/staff-codes.ts'
import { notFound } from '../../../../platform/errors/index.ts'
import { type StaffCalls, staffAction } from '../../../../platform/staff/index.ts'
import { mayManageOffers } from '../../lifecycle/policy.ts'
import { findCode } from '../../orders/codes/queries-codes.ts'
import { countResults } from '../traffic-tokens/queries-results.ts'
import { hideIfTooFew } from '../traffic-tokens/results.ts'
import { countRepeatedCards } from './queries.ts'

/** Computes results from the subscriptions that name the code: these outlive the code and the accounts. */
export const codeResults: StaffCalls = staffAction(getCodeResults, mayManageOffers, async ({ db }, { params }) => {
  const code = await findCode(db, params.uid)
  if (!code) throw notFound('Ce code n’existe pas.')
  const { subscribers, trials, paid, charged, refunded, cashback } = await countResults(db, 'code', code.uid)
  return {
    payload: {
      code: code.uid,
      subscribers: hideIfTooFew(subscribers, subscribers),
      trials: hideIfTooFew(trials, trials),
      paid: hideIfTooFew(paid, paid),
      repeatedCards: hideIfTooFew(await countRepeatedCards(db, code.uid), subscribers),
      charged: hideIfTooFew(charged, subscribers),
      refunded: hideIfTooFew(refunded, subscribers),
      cashback: hideIfTooFew(cashback, subscribers),
      net: hideIfTooFew(charged - refunded - cashback, subscribers),
    },
  }
})
