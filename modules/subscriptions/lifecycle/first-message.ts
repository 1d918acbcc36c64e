import { z } from 'zod'
import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform, Platform } from '../../../platform/index.ts'
import { defineJob, forgetWaiting } from '../../../platform/jobs/index.ts'
import { wantsMail } from '../../accounts/index.ts'
import { firstMessageReminderLetter } from '../mails/letters-access.ts'
import { writeLetter } from '../write-letter.ts'
import { personOf } from './people.ts'

const waitMilliseconds = 24 * 3_600_000

/** Extension point: the module that stores discussions tells whether a member has begun one. */
export const firstMessages =
  extensionPoint<(db: Database, userUid: string) => Promise<boolean>>('subscriptions.first-messages')

/** Reminds a member who has access and has written to no coach, if they want reminders. */
export const remindFirstMessageJob = defineJob({
  name: 'subscriptions.remind-first-message',
  payload: z.object({ subscriber: z.uuid() }),
  oneWaitingPerKey: true,
  async handle(platform: OpenedPlatform, { subscriber }) {
    const { config, db, extensions } = platform
    await db.transaction(async (db) => {
      const person = await personOf(db, subscriber)
      if (!person?.user.roles.includes('vip') || person.user.suspendedAt) return
      for (const hasWritten of extensions.of(firstMessages)) if (await hasWritten(db, person.user.uid)) return
      if (!(await wantsMail(db, person.user, 'reminder'))) return
      await writeLetter(platform, db, person, firstMessageReminderLetter(config))
    })
  },
})

/** Plans the reminder. Call it when access opens. */
export async function planFirstMessageReminder(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Database,
  subscriber: string,
): Promise<void> {
  // Use the machine's time, as the queue does, even if the site's clock differs.
  const startAfter = new Date(Date.now() + waitMilliseconds)
  await jobs.enqueue(db, remindFirstMessageJob, { subscriber }, { startAfter, singletonKey: subscriber })
}

export const forgetFirstMessageReminder = (db: Database, subscriber: string): Promise<void> =>
  forgetWaiting(db, remindFirstMessageJob.name, subscriber)
