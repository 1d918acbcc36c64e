import type { SecurityEvent } from '../../contracts/accounts/session.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { LinkButton } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'

const alarming = ['signInFailed', 'lockedOut']

function EventRow({ event }: { event: SecurityEvent }) {
  const { kind, browser, system, dateTime } = event
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3 first:border-0">
      <p className={alarming.includes(kind) ? 'font-semibold text-warning' : 'font-semibold'}>
        {t(`account.events.kinds.${kind}`)}
      </p>
      <p className="text-sm text-ink-soft">
        {browser && system && <>{t('account.sessions.device', { browser, system })}, </>}
        <time dateTime={dateTime}>{formatDate(dateTime, 'support', useTimeZone())}</time>
      </p>
    </li>
  )
}

export interface OwnEvents {
  /** null: they could not be loaded */
  events: SecurityEvent[] | null
  /** address of the next page */
  older: string | null
}

export function SecurityEvents({ events, older }: OwnEvents) {
  if (events === null) return <p role="alert">{t('account.events.unavailable')}</p>
  return (
    <>
      <p className="mb-4">{t('account.events.lead')}</p>
      {events.length === 0 ? (
        <p className="text-ink-soft">{t('account.events.none')}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <EventRow key={event.uid} event={event} />
          ))}
        </ul>
      )}
      {older && (
        <LinkButton to={older} kind="quiet" size="small">
          {t('account.events.older')}
        </LinkButton>
      )}
    </>
  )
}
