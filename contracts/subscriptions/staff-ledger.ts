import { z } from 'zod'
import { cents, isoDateTime, oneOrMany, uuid } from '../forms.ts'
import * as staff from '../staff.ts'

/** Charges and refunds of a provider in a period, compared with the ledger. */
export const reconciliation = z
  .object({
    uid: uuid,
    date: isoDateTime,
    /** null while the reconciliation is running */
    finishedDateTime: isoDateTime.nullable(),
    fromDateTime: isoDateTime,
    toDateTime: isoDateTime,
    provider: z.string(),
    charged: cents,
    ledgerCharged: cents,
    refunded: cents,
    ledgerRefunded: cents,
    /** numbers of differences that staff have to examine (`open`) and that were repaired */
    open: z.int(),
    repaired: z.int(),
  })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.output<typeof reconciliation>

export const differenceKind = z.enum(['charge', 'refund', 'dispute'])
export const differenceProblem = z.enum([
  'missing-in-ledger',
  'missing-at-provider',
  'amount',
  'refund-failed',
  'stopped-refund',
  'dispute',
])
/**
 * `settled`: an admin has examined the difference and given a reason. For disputes, `lost`: the bank refunded the payment, and no
 * admin has examined it yet; `closed`: won, or the bank's inquiry ended without consequence.
 */
export const differenceState = z.enum(['open', 'repaired', 'lost', 'closed', 'settled'])

export const disputeOutcome = z.enum(['won', 'lost', 'closed'])

/** `other`: the provider names no reason, or one that is not in this list */
export const disputeReason = z.enum([
  'fraud',
  'unrecognized',
  'duplicate',
  'cancelled',
  'not-received',
  'not-as-described',
  'not-refunded',
  'debit-not-authorized',
  'insufficient-funds',
  'wrong-account',
  'other',
])
export type DisputeReason = z.output<typeof disputeReason>

export const ledgerDifference = z
  .object({
    uid: uuid,
    date: isoDateTime,
    /** null if the provider reported it without a reconciliation */
    reconciliation: uuid.nullable(),
    provider: z.string(),
    kind: differenceKind,
    problem: differenceProblem,
    state: differenceState,
    /** the provider's identifier of the charge, refund or dispute */
    reference: z.string(),
    amount: cents.nullable(),
    ledgerAmount: cents.nullable(),
    payment: uuid.nullable(),
    ...staff.personFields,
    reason: disputeReason.nullable().meta({
      description: 'Why the payer disputes it; null where the provider has not said, and for everything else',
    }),
    answerByDateTime: isoDateTime
      .nullable()
      .meta({ description: 'Until when the provider takes an answer; null where it awaits none' }),
    /** end of a dispute; null while the bank has not decided, and for charges and refunds */
    outcome: disputeOutcome.nullable(),
    endedDateTime: isoDateTime.nullable(),
    /** fee that the provider keeps for a dispute, if it reports one */
    fee: cents.nullable(),
  })
  .meta({ id: 'LedgerDifference' })
export type LedgerDifference = z.output<typeof ledgerDifference>

const comparison = staff.resource({
  path: 'reconciliations',
  one: 'Reconciliation',
  many: 'Reconciliations',
  params: staff.byUuid,
  entity: reconciliation,
})
const comparisonSorts = [
  'date',
  'finishedDateTime',
  'fromDateTime',
  'toDateTime',
  'provider',
  'charged',
  'ledgerCharged',
  'refunded',
  'ledgerRefunded',
  'uid',
] as const
export const staffReconciliations = { ...comparison.list(comparisonSorts, {}), ...comparison.get() }

const difference = staff.resource({
  path: 'ledger-differences',
  one: 'LedgerDifference',
  many: 'LedgerDifferences',
  params: staff.byUuid,
  entity: ledgerDifference,
})
export const staffLedgerDifferences = difference.list(
  ['date', 'amount', 'ledgerAmount', 'provider', 'kind', 'problem', 'state', ...staff.personSorts, 'uid'],
  {
    reconciliation: uuid.optional(),
    state: oneOrMany(differenceState).optional(),
    kind: oneOrMany(differenceKind).optional(),
    problem: oneOrMany(differenceProblem).optional(),
  },
)

export const settleDifference = staff.actionCall(
  'settleDifference',
  'ledger-differences/:uid/settle',
  staff.reasonBody,
  ledgerDifference,
)
