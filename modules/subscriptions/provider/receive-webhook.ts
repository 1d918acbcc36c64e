import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../../../platform/database/index.ts'
import { AppError, notFound, unauthorized } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { hasProviderEvent, insertProviderEvent } from '../ledger/queries-money.ts'
import { countRefusedCard } from '../orders/card/count-refused-card.ts'
import { type CardChangeRow, findCardChange, isOpenChange } from '../orders/card/queries-card-changes.ts'
import { settleCardChange, stopCardChange } from '../orders/card/settle-card-change.ts'
import { settleCharge, stopCharge } from '../orders/charge.ts'
import { type AttemptRow, findAttempt, isOpen } from '../orders/queries-attempts.ts'
import { recordProviderEvent } from '../reconciliation/record-provider-event.ts'
import type { ChargeOutcome, PaymentProvider, ProviderEvent } from './provider.ts'
import { paymentProvider } from './registry.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What an event is about. */
type Subject = { kind: 'charge'; row: AttemptRow } | { kind: 'card'; row: CardChangeRow }

async function subjectOf(db: Database, key: string | null): Promise<Subject | undefined> {
  if (!key || !uuidPattern.test(key)) return undefined
  const attempt = await findAttempt(db, key)
  if (attempt) return { kind: 'charge', row: attempt }
  const change = await findCardChange(db, key)
  return change && { kind: 'card', row: change }
}

const isWaiting = ({ kind, row }: Subject): boolean => (kind === 'charge' ? isOpen(row) : isOpenChange(row))

const settle = (platform: OpenedPlatform, { kind, row }: Subject, outcome: ChargeOutcome): Promise<void> =>
  kind === 'charge' ? settleCharge(platform, row.uid, outcome) : settleCardChange(platform, row.uid, outcome)

const stop = (platform: OpenedPlatform, { kind, row }: Subject): Promise<boolean> =>
  kind === 'charge' ? stopCharge(platform, row) : stopCardChange(platform, row)

async function ask(
  provider: PaymentProvider,
  { row }: Subject,
  { reference }: ProviderEvent,
): Promise<ChargeOutcome | undefined> {
  try {
    return await provider.lookup(row.uid, row.reference ?? reference ?? null)
  } catch (cause) {
    // Not accepted: the provider has to send the event again.
    throw new AppError(503, 'not-ready', 'Service momentanément indisponible.', { cause })
  }
}

/**
 * An event only triggers a request: the outcome is what the provider answers when asked, so that an old event after a
 * new one does no harm. An event is recorded once it is processed; two in parallel may both ask, and one of them
 * changes the state.
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
  if (await hasProviderEvent(platform.db, name, event.id)) return
  const subject = await subjectOf(platform.db, event.key)
  const outcome = subject && (await ask(provider, subject, event))
  if (subject && outcome) await settle(platform, subject, outcome)
  if (event.about) await recordProviderEvent(platform, provider, event)
  const isLastRefusal = await platform.db.transaction(async (db) => {
    const isNew = await insertProviderEvent(db, {
      provider: name,
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
