import type { OpenedPlatform } from '../../../../platform/index.ts'
import { receiveWebhook } from '../../receive-webhook.ts'
import { sandboxName, sandboxSecret } from './provider.ts'
import * as books from './queries.ts'
import { sign, signatureHeader } from './signature.ts'

const retryMilliseconds = 10_000

/** Signed and handed to the house by the same door that an outside provider would knock at. */
async function send(platform: OpenedPlatform, event: { uid: string; type: string; key: string; tries: number }) {
  const { db, clock } = platform
  const body = Buffer.from(JSON.stringify({ id: event.uid, type: event.type, key: event.key }))
  const signature = sign(await sandboxSecret(platform), body, clock.now())
  try {
    await receiveWebhook(platform, sandboxName, body, { [signatureHeader]: signature })
    await books.markEvent(db, event.uid, null, event.tries + 1)
  } catch (error) {
    platform.log.warn({ err: error, event: event.uid }, 'the house did not take an event of the sandbox')
    const again = new Date(clock.now().getTime() + retryMilliseconds * (event.tries + 1))
    await books.markEvent(db, event.uid, again, event.tries + 1)
  }
}

async function finishPendingCharges({ db, clock }: OpenedPlatform): Promise<void> {
  const now = clock.now()
  for (const charge of await books.dueCharges(db, now)) {
    const done = await books.changeCharge(db, charge.uid, ['pending'], { state: 'succeeded', succeedsAt: null })
    if (done) await books.addEvent(db, 'charge.succeeded', charge.uid, now)
  }
}

/** What the sandbox does by itself: pending charges succeed when their time has come, events are sent until they are taken. */
export async function sendSandboxEvents(platform: OpenedPlatform): Promise<void> {
  if (platform.config.paymentProvider !== sandboxName) return
  await finishPendingCharges(platform)
  for (const event of await books.dueEvents(platform.db, platform.clock.now())) await send(platform, event)
}

/** At once, for a person who is about to come back from one of the sandbox’s pages. */
export async function sendEventsOf(platform: OpenedPlatform, charge: string): Promise<void> {
  for (const event of await books.dueEvents(platform.db, platform.clock.now(), charge)) await send(platform, event)
}
