import type { OpenedPlatform } from '../../../../platform/index.ts'
import { addDays } from '../../lifecycle/calendar.ts'
import { receiveWebhook } from '../receive-webhook.ts'
import { returnDays } from './accounts.ts'
import { debitReturnedEvent, sandboxName, sandboxSecret } from './provider.ts'
import * as books from './queries.ts'
import { sign, signatureHeader } from './signature.ts'

const retryMilliseconds = 10_000

/** Signs the event and passes it to the handler of the webhook that an external provider would call. */
async function send(platform: OpenedPlatform, event: { uid: string; type: string; key: string; tries: number }) {
  const { db, clock } = platform
  const body = Buffer.from(JSON.stringify({ id: event.uid, type: event.type, key: event.key }))
  const signature = sign(await sandboxSecret(platform), body, clock.now())
  try {
    await receiveWebhook(platform, sandboxName, body, { [signatureHeader]: signature })
    await books.markEvent(db, event.uid, null, event.tries + 1)
  } catch (error) {
    platform.log.warn({ err: error, event: event.uid }, 'an event of the sandbox was not accepted')
    const again = new Date(clock.now().getTime() + retryMilliseconds * (event.tries + 1))
    await books.markEvent(db, event.uid, again, event.tries + 1)
  }
}

async function finishPendingCharges({ db, clock }: OpenedPlatform): Promise<void> {
  const now = clock.now()
  for (const charge of await books.dueCharges(db, now)) {
    const state = charge.code === null ? 'succeeded' : 'declined'
    const method = charge.method === null ? undefined : await books.findMethod(db, charge.method)
    const returnsAt = method?.returnsDebits && charge.amount > 0 ? addDays(now, returnDays) : null
    await db.transaction(async (db) => {
      const done = await books.changeCharge(db, charge.uid, ['pending'], { state, returnsAt, succeedsAt: null })
      if (done) await books.addEvent(db, `charge.${state}`, charge.uid, now)
    })
  }
}

async function returnDebits({ db, clock }: OpenedPlatform): Promise<void> {
  const now = clock.now()
  for (const { uid } of await books.returningCharges(db, now)) {
    await db.transaction(async (db) => {
      await books.lockCharge(db, uid)
      // The bank does not return a debit that the site has refunded.
      if ((await books.refundedAmountOf(db, uid)) > 0) {
        await books.changeCharge(db, uid, ['succeeded'], { returnsAt: null })
        return
      }
      const returned = await books.changeCharge(db, uid, ['succeeded'], { returnsAt: null, returnedAt: now })
      if (returned) await books.addEvent(db, debitReturnedEvent, uid, now)
    })
  }
}

/** Timed work of the sandbox: settles due pending charges, returns due debits, and sends events until they are accepted. */
export async function sendSandboxEvents(platform: OpenedPlatform): Promise<void> {
  if (platform.config.paymentProvider !== sandboxName) return
  await finishPendingCharges(platform)
  await returnDebits(platform)
  for (const event of await books.dueEvents(platform.db, platform.clock.now())) await send(platform, event)
}

/** Sends a charge's events at once, after a step on one of the sandbox's pages: the site must know the result. */
export async function sendEventsOf(platform: OpenedPlatform, charge: string): Promise<void> {
  for (const event of await books.dueEvents(platform.db, platform.clock.now(), charge)) await send(platform, event)
}
