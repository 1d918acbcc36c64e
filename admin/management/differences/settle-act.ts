import { type LedgerDifference, settleDifference } from '../../../contracts/subscriptions/staff-ledger.ts'
import { callApi } from '../../../relay/call.ts'
import type { RowAct } from '../../lists/record-table.tsx'
import { managementWords } from '../words.ts'

const texts = managementWords.differences

interface Settling extends Pick<RowAct<LedgerDifference>, 'label' | 'isOffered'> {
  /** text before the question */
  advice?: (difference: LedgerDifference) => string | undefined
}

/** Settles a difference or a dispute, with a reason. */
export const settleAct = ({ advice, ...row }: Settling): RowAct<LedgerDifference> => ({
  ...row,
  text: texts.settle,
  ask: (difference) => ({
    title: texts.settle,
    text: [advice?.(difference), texts.settleText].filter(Boolean).join(' '),
    reason: 'required',
    act: (reason, idempotencyKey) =>
      callApi(settleDifference, { params: { uid: difference.uid }, body: { reason }, idempotencyKey }),
    done: texts.settled,
  }),
})
