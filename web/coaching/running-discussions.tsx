import { Link } from 'react-router'
import { listTickets } from '../../contracts/support/support.ts'
import { ticketLabel } from '../../contracts/support/ticket-label.ts'
import { splitTitle } from '../../contracts/text/titles.ts'
import type { Site } from '../context.ts'
import { t } from '../i18n/index.ts'
import { recoverFromAnyError } from '../session/recover.ts'

interface RunningDiscussion {
  uid: string
  title: string
  coach: string | null
  /** link with the passage that the user wants to talk about */
  address: string
}

/** Open discussions where the user could quote the passage. If they fail to load, only a new discussion is offered. */
export function loadRunningDiscussions(site: Site, url: URL): Promise<RunningDiscussion[]> {
  const load = async () => {
    const { payload } = await site.api.call(listTickets, { params: { type: 'coaching' } })
    return payload
      .filter(({ status }) => ticketLabel(status) === 'active')
      .slice(0, 5)
      .map(({ uid, title, coach }) => ({
        uid,
        title: splitTitle(title).title,
        coach: coach?.name ?? null,
        address: `/coaching/${uid}${url.search}`,
      }))
  }
  return recoverFromAnyError(site, load, [])
}

export function RunningDiscussions({ running }: { running: readonly RunningDiscussion[] }) {
  if (running.length === 0) return null
  return (
    <section aria-labelledby="en-cours" className="mt-8 rounded-card bg-rose-light p-6">
      <h2 id="en-cours" className="font-semibold">
        {t('coaching.quote.existing')}
      </h2>
      <ul className="mt-2 grid">
        {running.map(({ uid, title, coach, address }) => (
          <li key={uid}>
            <Link
              to={address}
              className="flex min-h-11 items-center py-1.5 underline decoration-blush decoration-2 underline-offset-4 hover:decoration-ruby"
            >
              <span dir="auto" className="wrap-anywhere">
                {coach ? t('coaching.quote.with', { title, name: coach }) : title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
