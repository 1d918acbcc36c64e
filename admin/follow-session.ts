import { sessionChannel, type TabMessage } from '../contracts/accounts/session-channel.ts'
import type { Person } from './person.ts'

/**
 * Reloads the page if another tab signs out or signs in as another user: the page may show private content. The site
 * then shows the sign-in, or what the other user may see. Drafts stay on the device.
 */
export function followSession({ uid }: Person): void {
  if (!('BroadcastChannel' in window)) return
  new BroadcastChannel(sessionChannel).addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.session.split(' ')[0] !== uid) location.reload()
  })
}
