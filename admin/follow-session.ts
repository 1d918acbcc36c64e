import { sessionChannel, type TabMessage } from '../contracts/session-channel.ts'
import type { Person } from './person.ts'

/**
 * Another tab of this browser signed out, or in as another person: what stands here is not hers to see any more. The page
 * is asked for again, and the site leads to the sign-in or shows what the other person may see. Drafts are on the device.
 */
export function followSession({ uid }: Person): void {
  if (!('BroadcastChannel' in window)) return
  new BroadcastChannel(sessionChannel).addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.session.split(' ')[0] !== uid) location.reload()
  })
}
