import { t } from '../../i18n/index.ts'
import { useSite } from '../../layout/site-data.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { OrderStatus } from './outcome-state.ts'
import { paymentProgressPath } from './payment-return.ts'

export function SuccessActions({ resume }: { resume: string }) {
  const { viewer } = useSite()
  return (
    <>
      <LinkButton to={resume || '/articles'} kind="quiet" size="small">
        {t(resume ? 'account.outcome.resume' : 'home.hero.read')}
      </LinkButton>
      {viewer?.vip && (
        <LinkButton to="/coaching" kind="quiet" size="small">
          {t('layout.my_coaching')}
        </LinkButton>
      )}
      <LinkButton to="/account/subscription" kind="quiet" size="small">
        {t('account.outcome.account')}
      </LinkButton>
    </>
  )
}

export function SignInButton() {
  return <LinkButton to="/login?redirect=%2Faccount%2Fsubscription">{t('layout.sign_in')}</LinkButton>
}

export function UnconfirmedPaymentActions({ standing }: { standing: OrderStatus }) {
  if (standing === 'pending') {
    return <LinkButton to={paymentProgressPath}>{t('account.payment.wait.follow')}</LinkButton>
  }
  return (
    <>
      {standing === 'visitor' && <SignInButton />}
      <LinkButton to="/registration/payment" kind={standing === 'visitor' ? 'secondary' : 'primary'}>
        {t('account.subscription.none_action')}
      </LinkButton>
    </>
  )
}

export function FailureActions({ standing }: { standing: OrderStatus }) {
  return (
    <>
      {standing === 'running' ? (
        <LinkButton to="/account/subscription">{t('account.outcome.account')}</LinkButton>
      ) : (
        <LinkButton to="/registration/payment">{t('account.outcome.retry')}</LinkButton>
      )}
      <LinkButton to="/contact" kind="secondary">
        {t('account.subscription.support')}
      </LinkButton>
    </>
  )
}
