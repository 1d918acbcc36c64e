import { EyeOff } from 'lucide-react'
import { type FormEvent, use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { StaticPage } from '../layout/static-page.ts'
import { usePageFacts } from '../page-facts/use-page-facts.ts'
import type { DeviceChoices } from './device-choices.ts'
import { leavePath, leaveSite, onThirdEscape } from './leave-site.ts'
import { lockWhenIdle, reloadOnPageRestore } from './watch-page.ts'

/** Data of the way out in the markup, for pages that a script without React watches. */
export interface WayOutFacts {
  choices: DeviceChoices
  locks: boolean
  path: string
}

/** The button alone, at the same place within a modal: the modal makes the page's own button unreachable. */
export function LeaveButton({ choices }: Pick<WayOutFacts, 'choices'>) {
  const { vip } = useSite().audience
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void leaveSite(choices)
  }
  // On a wide window the button is vertical, in the margin: it covers no part of the list of discussions.
  return (
    <form
      method="post"
      action={leavePath}
      onSubmit={submit}
      // On a phone in the header, beside the menu and a subscriber's link to the discussions.
      className={`way-out fixed top-1.5 ${vip ? 'right-27' : 'right-15'} z-40 lg:top-auto lg:right-auto lg:bottom-28 lg:left-2`}
      data-screen-only
    >
      <button
        type="submit"
        title={t('account.discretion.leave_title')}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-paper px-3 py-2 text-[min(0.9375rem,4.4vw)] font-semibold whitespace-nowrap text-ink shadow-sm hover:bg-rose-light sm:px-4 lg:min-w-11 lg:rotate-180 lg:[writing-mode:vertical-rl]"
      >
        <EyeOff aria-hidden size={18} className="max-sm:hidden lg:rotate-90" />
        {t('account.discretion.leave')}
      </button>
    </form>
  )
}

function WayOutButton({ choices, locks, path }: WayOutFacts) {
  useEffect(reloadOnPageRestore, [])
  useEffect(() => (locks ? lockWhenIdle(choices, path) : undefined), [choices, locks, path])
  useEffect(() => onThirdEscape(() => void leaveSite(choices)), [choices])
  return <LeaveButton choices={choices} />
}

/** The way out on private pages: account and conversations. */
export function WayOut() {
  const { exit } = usePageFacts()
  const plain = use(StaticPage)
  const { discretion, audience } = useSite()
  const { pathname, search } = useLocation()
  if (!exit) return null
  const facts: WayOutFacts = { choices: discretion, locks: audience.signedIn, path: `${pathname}${search}` }
  return (
    <div data-way-out={plain ? JSON.stringify(facts) : ''} className="contents">
      <WayOutButton {...facts} />
    </div>
  )
}
