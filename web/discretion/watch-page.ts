import type { DeviceChoices } from './device-choices.ts'
import { lockBrowser } from './leave-site.ts'
import { lockPath } from './lock-path.ts'

/**
 * Reloads a page that the browser restores from memory: the server may ask for the password.
 * @returns a function that stops it
 */
export function reloadOnPageRestore(): () => void {
  const reload = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload()
  }
  addEventListener('pageshow', reload)
  return () => removeEventListener('pageshow', reload)
}

/**
 * Locks the page after the chosen time without input.
 * @returns a function that stops it
 */
export function lockWhenIdle({ lockAfter }: Pick<DeviceChoices, 'lockAfter'>, path: string): () => void {
  const milliseconds = Number(lockAfter) * 60_000
  if (milliseconds === 0) return () => {}
  let last = Date.now()
  const touch = () => {
    last = Date.now()
  }
  const look = () => {
    if (Date.now() - last < milliseconds) return
    void lockBrowser().then(() => location.replace(lockPath(path)))
  }
  const touches = ['pointerdown', 'keydown', 'scroll'] as const
  for (const name of touches) addEventListener(name, touch, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, Math.min(milliseconds / 4, 15_000))
  return () => {
    for (const name of touches) removeEventListener(name, touch, { capture: true })
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}
