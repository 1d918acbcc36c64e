import { eq, isNull, notInArray, or } from 'drizzle-orm'
import { leavingReasons } from '../../../../contracts/subscriptions/leaving.ts'
import { staffLeavingAnswers } from '../../../../contracts/subscriptions/staff-leaving.ts'
import { anyOf, listSource } from '../../../../platform/staff/index.ts'
import { subscriptions } from '../../tables.ts'
import { leavingAnswers } from '../../tables-leaving.ts'

const { subscriptionUid, answeredAt, reason, text } = leavingAnswers

export const source = listSource(staffLeavingAnswers.list, {
  table: leavingAnswers,
  key: subscriptionUid,
  select: (db) =>
    db
      .select({ uid: subscriptionUid, answeredAt, reason, text, formula: subscriptions.formulaName })
      .from(leavingAnswers)
      .innerJoin(subscriptions, eq(subscriptions.uid, subscriptionUid))
      .$dynamic(),
  sorts: { date: answeredAt, uid: subscriptionUid },
  natural: { by: answeredAt, order: 'desc' },
  filters: {
    uid: anyOf(subscriptionUid),
    // As in the figures, no reason and an unknown reason both count as `other`.
    reason: (asked) =>
      asked === 'other'
        ? or(
            isNull(reason),
            notInArray(
              reason,
              leavingReasons.filter((one) => one !== 'other'),
            ),
          )
        : eq(reason, asked),
  },
})
