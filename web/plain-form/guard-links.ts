import { buildPath } from '../../contracts/build-path.ts'
import { failureMessage } from './failure-message.ts'
import { controlsOf } from './field-errors.ts'
import type { Cause } from './send.ts'

/** Milliseconds after which a link counts as out of reach. */
const longestWait = 5000

const isTyped = (form: HTMLFormElement): boolean =>
  controlsOf(form).some((control) =>
    control instanceof HTMLInputElement
      ? control.value !== control.defaultValue || control.checked !== control.defaultChecked
      : control.value !== '',
  )

/** Whether the site answers: null where it does. */
async function findCause(): Promise<Cause | null> {
  try {
    const signal = AbortSignal.timeout(longestWait)
    return (await fetch(`${buildPath}?t=${Date.now()}`, { cache: 'no-store', signal })).ok ? null : 'server'
  } catch {
    return 'network'
  }
}

function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  const isOwn = link.origin === location.origin && link.pathname !== location.pathname
  return isOwn && !link.target && !link.download ? link : null
}

/** Never to a page of the browser's own, which would lose what she typed: the site is asked first whether it answers. */
export function guardLinks(): (form: HTMLFormElement) => void {
  let form: HTMLFormElement | null = null
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || !form?.isConnected || !isTyped(form)) return
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
