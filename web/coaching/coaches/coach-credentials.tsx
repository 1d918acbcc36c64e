import type { CoachCredential } from '../../../contracts/coaching/coach-credentials.ts'
import { t } from '../../i18n/index.ts'
import { formatDate } from '../../ui/date-text.tsx'

interface CredentialsProps {
  credentials: readonly CoachCredential[]
}

/** Checked credentials of a coach, with the checker and the last valid day. */
const Credentials = ({ credentials }: CredentialsProps) =>
  credentials.map(({ kind, title, checkedBy, checkedOn, validUntil }) => (
    <span key={`${kind} ${title} ${validUntil}`} dir="auto" className="mt-1 block text-sm wrap-anywhere">
      {t(`coaching.credentials.${kind}`, { title })}{' '}
      <span className="text-ink-soft">
        {t('coaching.credentials.checked', { name: checkedBy, date: formatDate(checkedOn) })}
        {validUntil && t('coaching.credentials.until', { date: formatDate(validUntil) })}
      </span>
    </span>
  ))

export function CheckedCredentials({ credentials, className }: CredentialsProps & { className: string }) {
  if (credentials.length === 0) return null
  return (
    <section className={className}>
      <h2 className="font-semibold">{t('pages.author.checked')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('pages.author.checked_hint')}</p>
      <Credentials credentials={credentials} />
    </section>
  )
}

/**
 * Kinds of checked credentials, for the choice of a coach; the coach’s page shows details.
 * Labels contain it: phrasing content only.
 */
export function CredentialSummary({ credentials }: CredentialsProps) {
  if (credentials.length === 0) return null
  const kinds = [...new Set(credentials.map(({ kind }) => t(`coaching.credentials.kind.${kind}`)))].join(', ')
  return <span className="block">{t('coaching.credentials.in_short', { kinds })}</span>
}
