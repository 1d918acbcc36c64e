import { eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import {
  type LedgerDifference,
  staffLedgerDifferences,
  staffReconciliations,
} from '../../../../contracts/subscriptions/staff-ledger.ts'
import { anyOf, equals, listSource } from '../../../../platform/staff/index.ts'
import type { DifferenceRow } from '../../reconciliation/queries.ts'
import {
  attempts,
  disputeDetails,
  endedDisputes,
  ledgerDifferences,
  reconciliations,
  subscribers,
} from '../../tables.ts'
import { gifts } from '../../tables-gifts.ts'
import { settledDifferences } from '../../tables-settled.ts'
import { sortsByPerson } from '../queries-people.ts'

const countOf = (state: DifferenceRow['state']) =>
  sql<number>`(select count(*)::int from ${ledgerDifferences} d where d.reconciliation_uid = ${reconciliations.uid} and d.state = ${state})`

const columns = { ...getTableColumns(reconciliations), open: countOf('open'), repaired: countOf('repaired') }

export const reconciliationSource = listSource(staffReconciliations.list, {
  table: reconciliations,
  key: reconciliations.uid,
  select: (db) => db.select(columns).from(reconciliations).$dynamic(),
  sorts: {
    date: reconciliations.takenAt,
    finishedDateTime: reconciliations.finishedAt,
    fromDateTime: reconciliations.fromAt,
    toDateTime: reconciliations.toAt,
    provider: reconciliations.provider,
    charged: reconciliations.charged,
    ledgerCharged: reconciliations.ledgerCharged,
    refunded: reconciliations.refunded,
    ledgerRefunded: reconciliations.ledgerRefunded,
    uid: reconciliations.uid,
  },
  natural: { by: reconciliations.takenAt, order: 'desc' },
  filters: {},
})

type DifferenceState = LedgerDifference['state']

const ended = (column: SQL) =>
  sql`(select ${column} from ${endedDisputes} e where e.difference_uid = ${ledgerDifferences.uid})`
const outcome = sql<LedgerDifference['outcome']>`${ended(sql`e.outcome`)}`

/** A difference that was settled before the bank decided against us must be examined again. */
const isSettled = sql`exists (select 1 from ${settledDifferences} s where s.difference_uid = ${ledgerDifferences.uid}
  and s.settled_at >= coalesce(${ended(sql`case when e.outcome = 'lost' then e.at end`)}, s.settled_at))`
const hasEnded = (how: SQL) =>
  sql`exists (select 1 from ${endedDisputes} e where e.difference_uid = ${ledgerDifferences.uid} and ${how})`

const inState: Readonly<Record<DifferenceState, SQL>> = {
  open: sql`(${ledgerDifferences.state} = 'open' and not ${isSettled} and not ${hasEnded(sql`true`)})`,
  repaired: sql`${ledgerDifferences.state} = 'repaired'`,
  lost: sql`(${hasEnded(sql`e.outcome = 'lost'`)} and not ${isSettled})`,
  closed: sql`(${hasEnded(sql`e.outcome <> 'lost'`)} and not ${isSettled})`,
  settled: isSettled,
}
const state = sql<DifferenceState>`(case when ${inState.settled} then 'settled' when ${inState.lost} then 'lost'
  when ${inState.closed} then 'closed' else ${ledgerDifferences.state} end)`

const detail = (column: SQL) =>
  sql`(select ${column} from ${disputeDetails} k where k.difference_uid = ${ledgerDifferences.uid})`

const differenceColumns = {
  ...getTableColumns(ledgerDifferences),
  member: subscribers.userUid,
  visitor: { email: gifts.buyerEmail, firstname: subscribers.firstname, lastname: subscribers.lastname },
  state,
  outcome: outcome.as('outcome'),
  endedAt: ended(sql`e.at`).mapWith(ledgerDifferences.at).as('ended_at'),
  fee: sql<number | null>`${ended(sql`e.fee`)}`.as('fee'),
  reason: sql<LedgerDifference['reason']>`${detail(sql`k.reason`)}`.as('reason'),
  // A dispute that has ended awaits no answer.
  answerBy: sql`case when ${outcome} is null then ${detail(sql`k.answer_by`)} end`
    .mapWith(ledgerDifferences.at)
    .as('answer_by'),
}

const byPerson = sortsByPerson(attempts.subscriberUid, { joins: sql``, email: gifts.buyerEmail })

export const differenceSource = listSource(staffLedgerDifferences.list, {
  table: ledgerDifferences,
  key: ledgerDifferences.uid,
  select: (db) =>
    db
      .select(differenceColumns)
      .from(ledgerDifferences)
      .leftJoin(attempts, eq(attempts.uid, ledgerDifferences.attemptUid))
      .leftJoin(subscribers, eq(subscribers.uid, attempts.subscriberUid))
      .leftJoin(gifts, eq(gifts.uid, attempts.giftUid))
      .$dynamic(),
  sorts: {
    date: ledgerDifferences.at,
    amount: ledgerDifferences.amount,
    ledgerAmount: ledgerDifferences.ledgerAmount,
    provider: ledgerDifferences.provider,
    kind: ledgerDifferences.kind,
    problem: ledgerDifferences.problem,
    state,
    name: byPerson.name.value,
    email: byPerson.email.value,
    uid: ledgerDifferences.uid,
  },
  natural: { by: ledgerDifferences.at, order: 'desc' },
  filters: {
    reconciliation: equals(ledgerDifferences.reconciliationUid),
    state: (states) => or(...states.map((one) => inState[one])),
    kind: anyOf(ledgerDifferences.kind),
    problem: anyOf(ledgerDifferences.problem),
  },
})
