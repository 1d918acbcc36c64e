import type { User } from '../../contracts/accounts/accounts.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'

/** Sessions of the user; for staff, the second factor or its setup. */
export function SecuritySection({ secondFactor }: Pick<User, 'secondFactor'>) {
  if (secondFactor === 'missing') {
    return (
      <>
        <p className="mb-6">{t('account.security.section_missing')}</p>
        <LinkButton to="/account/security#double-authentification" size="small">
          {t('account.security.section_link')}
        </LinkButton>
      </>
    )
  }
  return (
    <>
      {secondFactor && <p className="mb-4">{t('account.security.section_confirmed')}</p>}
      <p className="mb-6">{t('account.sessions.section_text')}</p>
      <LinkButton to="/account/security" kind="secondary" size="small">
        {t('account.sessions.section_link')}
      </LinkButton>
    </>
  )
}
