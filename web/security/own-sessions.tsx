import { Laptop, Smartphone } from 'lucide-react'
import { Form } from 'react-router'
import type { OwnSession } from '../../contracts/accounts/session.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'

const handheld = ['iPhone', 'iPad', 'Android', 'iOS']

const deviceName = ({ browser, system }: OwnSession): string =>
  browser && system ? t('account.sessions.device', { browser, system }) : t('account.sessions.unknown')

function SessionRow({ session }: { session: OwnSession }) {
  const device = deviceName(session)
  const zone = useTimeZone()
  const { sid, current, system, lastSeenDateTime } = session
  const Icon = handheld.includes(system ?? '') ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-line py-5 first:border-0">
      <Icon aria-hidden size={24} className="shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-soft">
          {t('account.sessions.last_seen', { date: formatDate(lastSeenDateTime, 'support', zone) })}
        </p>
      </div>
      {current ? (
        <Chip className="bg-sage-light text-sage-deep">{t('account.sessions.here')}</Chip>
      ) : (
        <Form method="post">
          <input type="hidden" name="what" value="close" />
          <input type="hidden" name="sid" value={sid} />
          <SubmitButton kind="secondary" size="small" aria-label={t('account.sessions.close_named', { device })}>
            {t('account.sessions.close')}
          </SubmitButton>
        </Form>
      )}
    </li>
  )
}

interface OwnSessionsProps {
  /** null: they could not be loaded */
  sessions: OwnSession[] | null
  /** address of the next page */
  next: string | null
}

export function OwnSessions({ sessions, next }: OwnSessionsProps) {
  if (sessions === null) return <p role="alert">{t('error.load')}</p>
  const alone = sessions.every(({ current }) => current) && next === null
  return (
    <>
      <p className="mb-4">{t('account.sessions.lead')}</p>
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.sid} session={session} />
        ))}
      </ul>
      {next && (
        <LinkButton to={next} kind="quiet" size="small">
          {t('account.sessions.older')}
        </LinkButton>
      )}
      {alone ? (
        <p className="mt-4 text-ink-soft">{t('account.sessions.alone')}</p>
      ) : (
        <Form method="post" className="mt-6">
          <input type="hidden" name="what" value="closeOthers" />
          <SubmitButton kind="secondary">{t('account.sessions.close_others')}</SubmitButton>
        </Form>
      )}
    </>
  )
}
