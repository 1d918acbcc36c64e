import type { Database } from '../../../platform/database/index.ts'
import { exportGifts } from '../gifts/export-gifts.ts'
import { creditsOfSubscription, ledgerOf, refundableCharges } from '../ledger/queries-money.ts'
import { cardChangesOf } from '../orders/card/queries-card-changes.ts'
import { attemptsOf } from '../orders/queries-attempts.ts'
import { declarationsOf } from './contract/queries-declarations.ts'
import { findAnswer } from './leaving/queries-leaving.ts'
import { pausesOf } from './pause/queries-pauses.ts'
import { findSubscriberOf, subscriptionsOf } from './queries.ts'
import { switchesOf } from './switch/queries-switches.ts'
import { shownCard, subscriptionView } from './view.ts'

const exportedAttempt = ({
  kind,
  amount,
  state,
  errorCode,
  cardBrand,
  cardLast4,
  createdAt,
  settledAt,
}: Awaited<ReturnType<typeof attemptsOf>>[number]) => ({
  kind,
  amount,
  state,
  errorCode,
  card: shownCard({ cardBrand, cardLast4 }),
  date: createdAt.toISOString(),
  settled: settledAt?.toISOString() ?? null,
})

async function exportedAnswer(db: Database, subscriptionUid: string) {
  const answer = await findAnswer(db, subscriptionUid)
  return answer ? { reason: answer.reason, text: answer.text, date: answer.answeredAt.toISOString() } : null
}

export async function exportSubscriptions(db: Database, userUid: string): Promise<Record<string, unknown>> {
  const subscriber = await findSubscriberOf(db, userUid)
  if (!subscriber)
    return { subscriptions: [], payments: [], attempts: [], cardChanges: [], declarations: [], gifts: [] }
  const rows = await subscriptionsOf(db, subscriber.uid)
  const subscriptions = await Promise.all(
    rows.map(async (row) => ({
      ...subscriptionView(row, await creditsOfSubscription(db, row.uid), null, await refundableCharges(db, row.uid)),
      trafficToken: row.trafficToken,
      code: row.code,
      mandate: row.mandate,
      switches: (await switchesOf(db, row.uid)).map(({ formula, amount, requestedAt, endedAt, outcome }) => ({
        formula,
        amount,
        requested: requestedAt.toISOString(),
        ended: endedAt?.toISOString() ?? null,
        outcome,
      })),
      leaving: await exportedAnswer(db, row.uid),
      pauses: (await pausesOf(db, row.uid)).map(({ months, requestedAt, startedAt, endedAt }) => ({
        months,
        requested: requestedAt.toISOString(),
        started: startedAt?.toISOString() ?? null,
        ended: endedAt?.toISOString() ?? null,
      })),
      terms: row.termsUid && { version: row.termsUid, accepted: row.termsAcceptedAt?.toISOString() ?? null },
    })),
  )
  const payments = (await ledgerOf(db, subscriber.uid)).map(({ kind, purpose, amount, at }) => ({
    kind,
    purpose,
    amount,
    date: at.toISOString(),
  }))
  const attempts = (await attemptsOf(db, subscriber.uid)).map(exportedAttempt)
  const cardChanges = (await cardChangesOf(db, subscriber.uid)).map(({ state, createdAt, settledAt }) => ({
    state,
    date: createdAt.toISOString(),
    settled: settledAt?.toISOString() ?? null,
  }))
  const declarations = (await declarationsOf(db, subscriber.uid)).map(({ act, name, email, wishedOn, declaredAt }) => ({
    act,
    name,
    email,
    wishedOn,
    date: declaredAt.toISOString(),
  }))
  const gifts = await exportGifts(db, subscriber.uid)
  const { firstname, lastname } = subscriber
  return { firstname, lastname, subscriptions, payments, attempts, cardChanges, declarations, gifts }
}
