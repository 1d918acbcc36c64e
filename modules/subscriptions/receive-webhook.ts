import type { IncomingHttpHeaders } from 'node:http'
import { notFound, unauthorized } from '../../platform/errors/index.ts'
import type { Platform } from '../../platform/index.ts'
import { paymentProvider } from './payment/registry.ts'
import { findAttempt } from './queries-attempts.ts'
import { insertProviderEvent } from './queries-money.ts'
import { settleAttempt } from './settle-attempt.ts'

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * An event is only a reason to ask: what happened is what the provider says when it is asked, so that an old event after
 * a new one tells nothing wrong.
 * @throws 404 for an unknown provider, 401 for a bad signature
 */
export async function receiveWebhook(
  platform: Platform,
  name: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<void> {
  const provider = paymentProvider(platform)
  if (name !== provider.name) throw notFound('Ce prestataire est inconnu.')
  const event = await provider.readWebhook(body, headers)
  if (!event) throw unauthorized('La signature n’est pas valable.', 'bad-signature')
  const attempt = event.key && uuidPattern.test(event.key) ? await findAttempt(platform.db, event.key) : undefined
  const isNew = await insertProviderEvent(platform.db, {
    provider: name,
    eventUid: event.id,
    type: event.type,
    attemptUid: attempt?.uid,
    receivedAt: platform.clock.now(),
  })
  if (!isNew || !attempt) return
  const outcome = await provider.lookup(attempt.uid, attempt.reference)
  if (outcome) await settleAttempt(platform, attempt.uid, outcome)
}
