import { buildPath } from '../../contracts/build-path.ts'
import { isPageStored } from '../offline/kept-page.ts'
import { failureMessage } from './failure-message.ts'
import { followedLink } from './followed-link.ts'
import type { Cause } from './send.ts'

/** Milliseconds after which the site counts as unreachable. */
const longestWait = 5000

/** Finds why the site does not answer; null if it does. */
async function findCause(): Promise<Cause | null> {
  try {
    const signal = AbortSignal.timeout(longestWait)
    return (await fetch(`${buildPath}?t=${Date.now()}`, { cache: 'no-store', signal })).ok ? null : 'server'
  } catch {
    return 'network'
  }
}

/** Follows links once the site has answered: the browser's own error page would lose the page and everything typed. */
export function guardLinks(): void {
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || (link.pathname === location.pathname && link.search === location.search)) return
    event.preventDefault()
    const message = failureMessage(null, () => void follow())
    const follow = async () => {
      const cause = await findCause()
      if (cause === null || (await isPageStored(link.pathname))) location.assign(link.href)
      else message.show({ asked: 'page', cause })
    }
    void follow()
  })
}
