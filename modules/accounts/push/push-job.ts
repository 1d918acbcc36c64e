import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PushPayload } from '../../../contracts/accounts/push.ts'
import type { Database } from '../../../platform/database/index.ts'
import { extensionPoint } from '../../../platform/extensions/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { PrivateAddressError } from '../../../platform/public-hosts/index.ts'
import { pushKeysOf } from './push-key.ts'
import { pushService } from './push-service.ts'
import { clearDeviceNotified, deleteDevice, findDevice, type PushDevice, setDeviceNotified } from './queries-push.ts'

/** Counts a person's unread items of one kind; the number on the app icon is the sum. */
export const unreadCounts = extensionPoint<(db: Database, userUid: string) => Promise<number>>('accounts.unread')

const secondsKept = 86_400
const batch = 50

/** Push services replace an undelivered push of the same topic. The digest reveals nothing about the discussion. */
const topicOf = ({ sid }: PushDevice, tag: string): string =>
  createHash('sha256').update(`${sid}/${tag}`).digest('base64url').slice(0, 32)

/** Contact address for push services, in case of trouble. Apple accepts https and mailto only. */
function contactOf({ config: { publicUrl, mailFrom } }: Pick<OpenedPlatform, 'config'>): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`
}

async function send(platform: OpenedPlatform, device: PushDevice, payload: PushPayload): Promise<number> {
  const { endpoint, p256dh, auth } = device
  // 1 MB with its dependencies: loaded by the first push.
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: contactOf(platform), ...(await pushKeysOf(platform)) },
      TTL: secondsKept,
      urgency: payload.read ? 'low' : 'normal',
      topic: topicOf(device, payload.tag),
    },
  )
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return platform.services.of(pushService)({ endpoint, headers: Object.fromEntries(texts), body: body ?? Buffer.of() })
}

class PushRefused extends Error {
  override name = 'PushRefused'
}

/** Deletes devices that the service no longer knows. @throws if a later attempt may succeed */
async function settle(platform: OpenedPlatform, device: PushDevice, status: number): Promise<void> {
  const { uid, userUid, endpoint } = device
  if (status === 404 || status === 410) await deleteDevice(platform.db, uid, userUid)
  else if (status === 429 || status >= 500) throw new PushRefused(`${new URL(endpoint).host} answered ${status}`)
  else if (status >= 300) platform.log.warn({ status, host: new URL(endpoint).host }, 'a push was refused')
}

export const pushJob = defineJob({
  name: 'accounts.push',
  payload: z.object({ device: z.uuid(), tag: z.string(), path: z.string(), read: z.boolean().default(false) }),
  batch,
  oneWaitingPerKey: true,
  retryLimit: 5,
  async handle(platform: OpenedPlatform, { device: uid, tag, path, read }) {
    const { db, clock, config, extensions, log } = platform
    const device = await findDevice(db, uid)
    if (!device) return
    const counts = await Promise.all(extensions.of(unreadCounts).map((count) => count(db, device.userUid)))
    const badge = counts.reduce((sum, count) => sum + count, 0)
    if (!read) await setDeviceNotified(db, uid, clock.now())
    const url = `${config.publicUrl}${path}`
    const payload: PushPayload = { title: 'Nouveau message', tag, url, badge, ...(read ? { read } : {}) }
    try {
      await settle(platform, device, await send(platform, device, payload))
    } catch (error) {
      if (!(error instanceof PrivateAddressError)) throw error
      log.warn({ host: new URL(device.endpoint).host }, 'a push service has no public address')
      await deleteDevice(db, uid, device.userUid)
      return
    }
    if (read && badge === 0) await clearDeviceNotified(db, uid)
  },
})
