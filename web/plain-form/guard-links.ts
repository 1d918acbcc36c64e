import { buildPath } from '../../contracts/build-path.ts'
import { failureMessage } from './failure-message.ts'
import { changedIn } from './field-errors.ts'
import { followedLink } from './followed-link.ts'
import type { Cause } from './send.ts'

/** Milliseconds after which a link counts as out of reach. */
const longestWait = 5000

/** Whether the site answers: null where it does. */
async function findCause(): Promise<Cause | null> {
  try {
    const signal = AbortSignal.timeout(longestWait)
    return (await fetch(`${buildPath}?t=${Date.now()}`, { cache: 'no-store', signal })).ok ? null : 'server'
  } catch {
    return 'network'
  }
}

/** Never to a page of the browser's own, which would lose what she typed: the site is asked first whether it answers. */
export function guardLinks(): (form: HTMLFormElement) => void {
  let form: HTMLFormElement | null = null
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || link.pathname === location.pathname || !form?.isConnected || changedIn(form).length === 0) return
    event.preventDefault()
    const message = failureMessage(form, () => void follow())
    const follow = async () => {
      const cause = await findCause()
      if (cause === null) location.assign(link.href)
      else message.show({ asked: 'page', cause })
    }
    void follow()
  })
  return (shown) => {
    form = shown
  }
}
