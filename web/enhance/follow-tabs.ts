import { sessionChannel, type TabEvent, type TabMessage } from '../../contracts/accounts/session-channel.ts'
import { hasUnsavedInput, watchEditedFields } from '../tabs/fields-in-use.ts'
import { isOutdatedBy, otherTabChangeEvent, sessionChange, sessionOf } from '../tabs/tab-message.ts'

/** Storage key of the session that this tab showed last. */
const shownKey = 'session-shown'

/** Swaps this tab's stored session. If storage throws, the tab follows others but announces nothing. */
function exchange(now: string): string | null {
  try {
    const before = sessionStorage.getItem(shownKey)
    sessionStorage.setItem(shownKey, now)
    return before
  } catch {
    return null
  }
}

/** Keeps a page whose form is in use, and shows a notice instead. */
async function follow(event: TabEvent): Promise<void> {
  if (hasUnsavedInput()) {
    const { showNotice } = await import('../tabs/notice.ts')
    showNotice(event)
    return
  }
  // An app refetches its data; static pages, and apps before hydration, are reloaded.
  const unhandled = document.dispatchEvent(new Event(otherTabChangeEvent, { cancelable: true }))
  if (unhandled) location.reload()
}

/** Announces changes of session and profile to other tabs, and follows their announcements. */
export function followTabs({ documentElement: page } = document): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(sessionChannel)
  let announcedMetadata: string | undefined
  const announce = () => {
    const { tracker, metadata, offline } = page.dataset
    // An error page may not know the reader, and an offline page may be outdated.
    if (tracker === undefined || offline !== undefined) return
    const session = sessionOf(page.dataset)
    const event = sessionChange(exchange(session), session)
    if (event) channel.postMessage({ event, session } satisfies TabMessage)
    if (metadata && metadata !== announcedMetadata) {
      channel.postMessage({ event: 'metadataUpdate', session } satisfies TabMessage)
    }
    announcedMetadata = metadata
  }
  announce()
  new MutationObserver(announce).observe(page, { attributeFilter: ['data-reader', 'data-roles', 'data-metadata'] })
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (isOutdatedBy(data, sessionOf(page.dataset))) void follow(data.event)
  })
  watchEditedFields()
}
