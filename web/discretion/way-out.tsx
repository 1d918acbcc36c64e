import { EyeOff } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import type { DeviceChoices } from './device-choices.ts'
import { leave, leavePath, lock, onThirdEscape } from './leave.ts'
import { lockPath } from './lock-path.ts'

/** A page that the browser shows again from memory asks the server first, which may want her password. */
function useFreshPage(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}

/** Without a touch for the time that she set, the page gives way to the question for her password. */
function useLock({ lockAfter }: DeviceChoices, path: string): void {
  useEffect(() => {
    const milliseconds = Number(lockAfter) * 60_000
    if (milliseconds === 0) return
    let last = Date.now()
    const touch = () => {
      last = Date.now()
    }
    const look = () => {
      if (Date.now() - last < milliseconds) return
      void lock().then(() => location.replace(lockPath(path)))
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
  }, [lockAfter, path])
}

export function WayOutButton({ choices, locks, path }: { choices: DeviceChoices; locks: boolean; path: string }) {
  useFreshPage()
  useLock(locks ? choices : { ...choices, lockAfter: '0' }, path)
  useEffect(() => onThirdEscape(() => void leave(choices)), [choices])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void leave(choices)
  }
  // Upright in the margin on a wide window: it covers nothing of the list of discussions.
  return (
    <form
      method="post"
      action={leavePath}
      onSubmit={submit}
      className="way-out fixed top-3.5 right-15 z-40 lg:top-auto lg:right-auto lg:bottom-28 lg:left-2"
      data-screen-only
    >
      <button
        type="submit"
        title={t('account.discretion.leave_title')}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-paper px-3 py-2 text-sm font-semibold whitespace-nowrap text-ink shadow-sm hover:bg-rose-light max-[22rem]:text-xs sm:px-4 lg:min-w-11 lg:rotate-180 lg:[writing-mode:vertical-rl]"
      >
        <EyeOff aria-hidden size={18} className="max-sm:hidden lg:rotate-90" />
        {t('account.discretion.leave')}
      </button>
    </form>
  )
}

/** On pages that tell of her: account and conversations. */
export function WayOut() {
  const { exit } = usePageFacts()
  const { discretion, audience } = useSite()
  const { pathname, search } = useLocation()
  if (!exit) return null
  return (
    <div data-way-out className="contents">
      <WayOutButton choices={discretion} locks={audience.signedIn} path={`${pathname}${search}`} />
    </div>
  )
}
