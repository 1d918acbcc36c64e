import type { PushNotice } from '../../../contracts/accounts/notifications.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { choicesOf, type NotifiedPerson } from '../notifications/choices.ts'
import { findTimeZone } from '../queries-users.ts'
import { pushJob } from './push-job.ts'
import { listDevices, listNotifiedDevices } from './queries-push.ts'
import { afterQuietHours } from './quiet-hours.ts'

type Pushing = Pick<Platform, 'clock' | 'jobs'>

export interface Notice {
  kind: PushNotice
  /** a later notice with the same tag replaces the earlier one on the device */
  tag: string
  /** page that the notice opens */
  path: string
}

/** Next moment when that person may get a push; null: they want no pushes of that kind. */
export async function nextPushTime(
  db: Database,
  person: NotifiedPerson,
  kind: PushNotice,
  now: Date,
): Promise<Date | null> {
  const { push, quietFrom: from, quietTo: to } = await choicesOf(db, person)
  return push.includes(kind) ? afterQuietHours({ from, to }, now, await findTimeZone(db, person.uid)) : null
}

/** Notifies each of the person's devices after their quiet hours, if they want such pushes. */
export async function notifyByPush(
  { clock, jobs }: Pushing,
  db: Database,
  person: NotifiedPerson,
  { kind, tag, path }: Notice,
): Promise<void> {
  const devices = await listDevices(db, person.uid)
  if (devices.length === 0) return
  const now = clock.now()
  const at = await nextPushTime(db, person, kind, now)
  if (!at) return
  for (const { uid } of devices) {
    const options = { singletonKey: `${uid}/${tag}`, ...(at > now ? { startAfter: at } : {}) }
    await jobs.enqueue(db, pushJob, { device: uid, tag, path }, options)
  }
}

/** Removes a notice that was read from the person's devices, and updates the number on the icon. */
export async function withdrawPush(
  { jobs }: Pick<Pushing, 'jobs'>,
  db: Database,
  userUid: string,
  { tag, path }: Omit<Notice, 'kind'>,
): Promise<void> {
  for (const { uid } of await listNotifiedDevices(db, userUid)) {
    await jobs.enqueue(db, pushJob, { device: uid, tag, path, read: true }, { singletonKey: `${uid}/${tag}/read` })
  }
}
