import { sessionChannel, type TabEvent, type TabMessage } from '../../contracts/accounts/session-channel.ts'
import { isInUse, noteFieldsInUse } from '../tabs/fields-in-use.ts'
import { changedElsewhere, concerns, eventBetween, sessionOf } from '../tabs/tab-message.ts'

/** Of this tab: whom its last page showed. */
const shownKey = 'session-shown'

/** Browsers that refuse storage refuse it by throwing: then this tab follows others, and tells them nothing. */
function exchange(now: string): string | null {
  try {
    const before = sessionStorage.getItem(shownKey)
    sessionStorage.setItem(shownKey, now)
    return before
  } catch {
    return null
  }
}

/** Nothing that she typed is lost: a form in use stays, and says what happened. */
async function follow(event: TabEvent): Promise<void> {
  if (isInUse()) {
    const { showNotice } = await import('../tabs/notice.ts')
    showNotice(event)
    return
  }
  // A page with React asks for its data again; until React is there, it is loaded again as a plain one is.
  const unhandled = document.dispatchEvent(new Event(changedElsewhere, { cancelable: true }))
  if (unhandled) location.reload()
}

/** Tells the other tabs of a session that began, ended or changed, and of the profile; follows what they announce. */
export function followTabs({ documentElement: page } = document): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel(sessionChannel)
  let announcedMetadata: string | undefined
  const announce = () => {
    const { tracker, metadata, offline } = page.dataset
    // An error page may not know who reads, a stored page may be of another day.
    if (tracker === undefined || offline !== undefined) return
    const session = sessionOf(page.dataset)
    const event = eventBetween(exchange(session), session)
    if (event) channel.postMessage({ event, session } satisfies TabMessage)
    if (metadata && metadata !== announcedMetadata) {
      channel.postMessage({ event: 'metadataUpdate', session } satisfies TabMessage)
    }
    announcedMetadata = metadata
  }
  announce()
  new MutationObserver(announce).observe(page, { attributeFilter: ['data-reader', 'data-roles', 'data-metadata'] })
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (concerns(data, sessionOf(page.dataset))) void follow(data.event)
  })
  noteFieldsInUse()
}
