import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { revokeRole } from '../../../accounts/index.ts'
import { pauseBegunLetter, resumeReminderLetter } from '../../mails/letters-pause.ts'
import { writeLetter, writeToSubscriber } from '../../write-letter.ts'
import { nextStatus } from '../machine.ts'
import { personOf } from '../people.ts'
import type { SubscriptionRow } from '../queries.ts'
import { updatePlanned } from '../update-planned.ts'
import { startPause } from './queries-pauses.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'mailer'>

/** Begins a pause after the paid period: no access until the next charge. The caller has locked the subscription. */
export async function beginPause(platform: Ports, db: Database, subscription: SubscriptionRow): Promise<void> {
  const status = nextStatus(subscription.status, 'pause')
  if (!status) throw new Error(`a subscription that is ${subscription.status} cannot be paused`)
  await startPause(db, subscription.uid, platform.clock.now())
  const paused = await updatePlanned(db, subscription, { status })
  const person = await personOf(db, subscription.subscriberUid)
  if (!person) return
  await revokeRole(db, platform.clock, person.user.uid, 'vip')
  await writeLetter(platform, db, person, pauseBegunLetter(platform.config, paused))
}

export async function remindOfResuming(platform: Ports, db: Database, subscription: SubscriptionRow): Promise<void> {
  await updatePlanned(db, subscription, { resumeRemindedAt: platform.clock.now() })
  await writeToSubscriber(platform, db, subscription.subscriberUid, resumeReminderLetter(platform.config, subscription))
}
