import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../../platform/database/index.ts'
import { AppError, notFound, unauthorized } from '../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../platform/index.ts'
import { type Asked, type Settle, stop } from './ask-provider.ts'
import { countRefusedCard } from './card/count-refused-card.ts'
import { findCardChange, isOpenChange } from './card/queries-card-changes.ts'
import { settleCardChange } from './card/settle-card-change.ts'
import type { ChargeOutcome, PaymentProvider, ProviderEvent } from './payment/provider.ts'
import { paymentProvider } from './payment/registry.ts'
import { findAttempt, isOpen } from './queries-attempts.ts'
import { hasProviderEvent, insertProviderEvent } from './queries-money.ts'
import { recordProviderEvent } from './reconciliation/record-provider-event.ts'
import { settleAttempt } from './settle-attempt.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The subject of an event: an attempt to charge, or a change of card. */
interface Subject extends Asked {
  way: string
  subscriberUid: string
  isOpen: boolean
  settle: Settle
}

async function subjectOf(db: Database, key: string | null): Promise<Subject | undefined> {
  if (!key || !uuidPattern.test(key)) return undefined
  const attempt = await findAttempt(db, key)
  if (attempt) return { ...attempt, isOpen: isOpen(attempt), settle: settleAttempt }
  const change = await findCardChange(db, key)
  return change && { ...change, isOpen: isOpenChange(change), settle: settleCardChange }
}

async function ask(
  provider: PaymentProvider,
  subject: Subject,
  { reference }: ProviderEvent,
): Promise<ChargeOutcome | undefined> {
  try {
    return await provider.lookup(subject.uid, subject.reference ?? reference ?? null)
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
  if (subject && outcome) await subject.settle(platform, subject.uid, outcome)
  if (event.about) await recordProviderEvent(platform, provider, event)
  const isLastRefusal = await platform.db.transaction(async (db) => {
    const isNew = await insertProviderEvent(db, {
      provider: name,
      eventUid: event.id,
      type: event.type,
      attemptUid: subject?.uid,
      receivedAt: platform.clock.now(),
    })
    if (!isNew || event.about !== 'card-refused' || !subject?.isOpen) return false
    return countRefusedCard(platform, db, subject)
  })
  if (isLastRefusal && subject) await stop(platform, subject, subject.settle)
}
