import { sessionChannel, type TabMessage } from '../contracts/accounts/session-channel.ts'
import type { Person } from './person.ts'

/**
 * Reloads the page if another tab of this browser signs out, or in as another person: its content may be private.
 * The site then leads to the sign-in, or shows what the other person may see. Drafts stay on the device.
 */
export function followSession({ uid }: Person): void {
  if (!('BroadcastChannel' in window)) return
  new BroadcastChannel(sessionChannel).addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.session.split(' ')[0] !== uid) location.reload()
  })
}
