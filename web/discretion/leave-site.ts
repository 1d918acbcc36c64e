import { type DeviceChoices, exitAddresses } from './device-choices.ts'
import { forgetAllOnDevice } from './forget-device.ts'

export const leavePath = '/leave'

/** Longest wait for lock and deletion before the page is left; both also finish afterwards. */
const lastMilliseconds = 120

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Locks the browser by a request that outlives the page. Ignores failures: the page is left anyway. */
export const lockBrowser = (): Promise<unknown> =>
  fetch(leavePath, { method: 'POST', keepalive: true, redirect: 'manual' }).catch(() => undefined)

/** Hides the page, locks the user's pages, and replaces the page, also in the history, with the exit page. */
export async function leaveSite({ exit, clears }: DeviceChoices): Promise<void> {
  document.documentElement.style.display = 'none'
  document.title = ''
  // The neutral page takes no part in the pages' cross-fade: the browser would report an error there.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
  const last = Promise.all([lockBrowser(), clears ? forgetAllOnDevice() : undefined])
  await Promise.race([last, wait(lastMilliseconds)])
  history.replaceState(null, '', exitAddresses.recipe)
  location.replace(exitAddresses[exit])
}

/** Longest time from the first to the third press. */
const withinMilliseconds = 1500
const presses = 3

/** Calls back at the third Escape in a row. @returns a function that stops it */
export function onThirdEscape(
  listener: () => void,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let times: number[] = []
  const receive = (event: Event) => {
    const { key, timeStamp, repeat } = event as KeyboardEvent
    if (repeat) return
    times = key === 'Escape' ? [...times, timeStamp].filter((time) => timeStamp - time <= withinMilliseconds) : []
    if (times.length >= presses) listener()
  }
  target.addEventListener('keydown', receive, true)
  return () => target.removeEventListener('keydown', receive, true)
}
