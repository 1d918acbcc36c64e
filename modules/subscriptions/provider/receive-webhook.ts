import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, notFound, unauthorized } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { hasProviderEvent, insertProviderEvent } from '../ledger/queries-money.ts'
import { countRefusedCard } from '../orders/card/count-refused-card.ts'
import { type CardChangeRow, findCardChange, isOpenChange } from '../orders/card/queries-card-changes.ts'
import { settleCardChange, stopCardChange } from '../orders/card/settle-card-change.ts'
import { settleCharge, stopCharge } from '../orders/charge.ts'
import { type AttemptRow, findAttempt, isOpenAttempt } from '../orders/queries-attempts.ts'
import { recordProviderEvent } from '../reconciliation/record-provider-event.ts'
import type { ChargeOutcome, PaymentProvider, ProviderEvent } from './provider.ts'
import { deleteUnprocessedByEvent, recordUnprocessed } from './queries-unprocessed.ts'
import { paymentProvider } from './registry.ts'
import { requireAnswer } from './require-answer.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Subject = { kind: 'charge'; row: AttemptRow } | { kind: 'card'; row: CardChangeRow }

async function subjectOf(db: Database, key: string | null): Promise<Subject | undefined> {
  if (!key || !uuidPattern.test(key)) return undefined
  const attempt = await findAttempt(db, key)
  if (attempt) return { kind: 'charge', row: attempt }
  const change = await findCardChange(db, key)
  return change && { kind: 'card', row: change }
}

const isWaiting = ({ kind, row }: Subject): boolean => (kind === 'charge' ? isOpenAttempt(row) : isOpenChange(row))

const settle = (platform: OpenedPlatform, { kind, row }: Subject, outcome: ChargeOutcome): Promise<void> =>
  kind === 'charge' ? settleCharge(platform, row.uid, outcome) : settleCardChange(platform, row.uid, outcome)

const stop = (platform: OpenedPlatform, { kind, row }: Subject): Promise<boolean> =>
  kind === 'charge' ? stopCharge(platform, row) : stopCardChange(platform, row)

const ask = (provider: PaymentProvider, { row }: Subject, { reference }: ProviderEvent) =>
  requireAnswer(provider.lookup(row.uid, row.reference ?? reference ?? null))

/** Records the result of an event once. Two parallel deliveries may both ask the provider; one of them changes the state. */
async function processEvent(platform: OpenedPlatform, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  const subject = await subjectOf(platform.db, event.key)
  const outcome = subject && (await ask(provider, subject, event))
  if (subject && outcome) await settle(platform, subject, outcome)
  if (event.about) await recordProviderEvent(platform, provider, event)
  const isLastRefusal = await platform.db.transaction(async (db) => {
    await deleteUnprocessedByEvent(db, provider.name, event.id)
    const isNew = await insertProviderEvent(db, {
      provider: provider.name,
      eventUid: event.id,
      type: event.type,
      attemptUid: subject?.row.uid,
      receivedAt: platform.clock.now(),
    })
    if (!isNew || event.about !== 'card-refused' || !subject || !isWaiting(subject)) return false
    return countRefusedCard(platform, db, subject.row)
  })
  if (isLastRefusal && subject) await stop(platform, subject)
}

/** Stores the event for admins, who may replay it. If the database fails, the event is only logged. The provider sends it again. */
async function recordFailure(
  { db, clock, log }: OpenedPlatform,
  provider: string,
  event: ProviderEvent,
  error: unknown,
): Promise<void> {
  const problem = error instanceof AppError && error.status === 503 ? 'provider' : 'site'
  try {
    const subject = await subjectOf(db, event.key)
    const attemptUid = subject?.kind === 'charge' ? subject.row.uid : null
    await recordUnprocessed(db, { provider, event, attemptUid, problem, now: clock.now() })
  } catch (cause) {
    log.error({ err: cause, provider, event: event.id }, 'an unprocessed provider event could not be recorded')
  }
}

/** @throws the error of the processing, after recording it */
export async function processOrRecord(
  platform: OpenedPlatform,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<void> {
  if (await hasProviderEvent(platform.db, provider.name, event.id)) return
  try {
    await processEvent(platform, provider, event)
  } catch (error) {
    await recordFailure(platform, provider.name, event, error)
    throw error
  }
}

/**
 * An event only triggers a look-up: the outcome comes from the provider's answer, so a late event does no harm.
 * @throws 404 for an unknown provider, 401 for an invalid signature, 503 when the provider does not answer
 */
export async function receiveWebhook(
  platform: OpenedPlatform,
  name: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const provider = paymentProvider(platform)
  if (name !== provider.name) throw notFound('Ce prestataire est inconnu.')
  const event = await provider.readWebhook(body, headers)
  if (!event) throw unauthorized('La signature n’est pas valable.', 'bad-signature')
  await processOrRecord(platform, provider, event)
}
