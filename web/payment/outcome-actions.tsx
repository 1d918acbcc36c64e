import { t } from '../i18n/index.ts'
import { useSite } from '../layout/site-data.ts'
import { LinkButton } from '../ui/button.tsx'

export function SuccessActions({ resume }: { resume: string }) {
  const { viewer } = useSite()
  return (
    <>
      {resume ? (
        <LinkButton to={resume}>{t('account.outcome.resume')}</LinkButton>
      ) : (
        <LinkButton to="/articles">{t('account.outcome.read')}</LinkButton>
      )}
      {viewer?.vip && (
        <LinkButton to="/coaching" kind="secondary">
          {t('account.outcome.coaching')}
        </LinkButton>
      )}
      {viewer && (
        <LinkButton to="/account/subscription" kind="quiet">
          {t('account.outcome.account')}
        </LinkButton>
      )}
    </>
  )
}

export function FailureActions() {
  return (
    <>
      <LinkButton to="/registration/payment">{t('account.outcome.retry')}</LinkButton>
      <LinkButton to="/contact" kind="secondary">
        {t('account.outcome.contact')}
      </LinkButton>
    </>
  )
}
