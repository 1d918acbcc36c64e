import { useTranslation } from 'react-i18next'
import type { User } from '../../../contracts/accounts.ts'
import { LinkButton } from '../../ui/button.tsx'

/** For staff: where her second factor is, or the way to it. */
export function SecuritySection({ secondFactor }: { secondFactor: NonNullable<User['secondFactor']> }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="mb-6">{t(`account.security.section_${secondFactor}`)}</p>
      <LinkButton to="/account/security" kind={secondFactor === 'missing' ? 'primary' : 'secondary'} size="small">
        {t(secondFactor === 'missing' ? 'account.security.section_link' : 'account.security.section_link_confirmed')}
      </LinkButton>
    </>
  )
}
