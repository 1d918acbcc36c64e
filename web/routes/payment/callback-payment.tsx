import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { declineAdvice } from '../../payment/outcome/decline.ts'
import { Outcome } from '../../payment/outcome/outcome.tsx'
import { SignInButton } from '../../payment/outcome/outcome-actions.tsx'
import { type OrderStatus, readOrderState, readUnpaidOutcome } from '../../payment/outcome/outcome-state.ts'
import { paymentSuccessPath, readPaymentReturn } from '../../payment/outcome/payment-return.ts'
import { PaymentWait } from '../../payment/outcome/payment-wait.tsx'
import { requireWait } from '../../payment/outcome/waiting.ts'
import { writeJourneyAfterPayment } from '../../registration/journey.ts'
import { isSecure } from '../../session/cookies/is-secure.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/callback-payment'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.callback_payment',
  breadcrumbs: { above: 'titles.callback' },
  uncrawled: true,
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { cashback: announced, success } = readPaymentReturn(url.searchParams)
  const { standing, credit } = await readOrderState(site)
  if (standing === 'pending' || (success && standing === 'unfinished')) {
    return { outcome: 'pending' as const, wait: requireWait(url), unfinished: standing === 'unfinished' }
  }
  if (success && standing === 'running') {
    const headers = { 'set-cookie': writeJourneyAfterPayment(request, isSecure(site)) }
    throw redirect(paymentSuccessPath(announced && credit !== null), { headers })
  }
  if (success && standing === 'visitor') return { outcome: 'returned' as const }
  const declined = { kind: 'declined' as const, code: null }
  const known = standing === 'none' || standing === 'unfinished'
  return { outcome: 'ended' as const, standing, ending: known ? await readUnpaidOutcome(site) : declined }
}

/** Shown without a session: the address alone proves no payment. */
function Returned() {
  return (
    <Outcome good={false} title={t('account.outcome.returned.title')} actions={<SignInButton />}>
      <p>{t('account.outcome.returned.text')}</p>
    </Outcome>
  )
}

const Help = () => (
  <LinkButton to="/contact" kind="quiet">
    {t('account.subscription.support')}
  </LinkButton>
)

const retry = <LinkButton to="/registration/payment">{t('failure.again')}</LinkButton>

function Cancelled() {
  return (
    <Outcome
      good={false}
      result={false}
      title={t('account.outcome.cancelled.title')}
      actions={
        <>
          {retry}
          <Help />
        </>
      }
    >
      <p role="alert">{t('account.outcome.cancelled.text')}</p>
    </Outcome>
  )
}

interface DeclinedProps {
  standing: OrderStatus
  code: string | null
}

function adviceOf({ standing, code }: DeclinedProps): string {
  if (standing === 'running') return t('account.outcome.declined.active')
  if (standing === 'visitor') return t('account.outcome.declined.note_visitor')
  return code === null ? t('account.outcome.declined.note') : declineAdvice(code)
}

function Declined({ standing, code }: DeclinedProps) {
  const main: ReactNode =
    standing === 'running' ? <LinkButton to="/account/subscription">{t('account.outcome.account')}</LinkButton> : retry
  return (
    <Outcome
      good={false}
      result={false}
      title={t('account.outcome.declined.title')}
      actions={
        <>
          {main}
          <Help />
        </>
      }
    >
      <p role="alert">{t('account.outcome.declined.text')}</p>
      <p>{adviceOf({ standing, code })}</p>
      {code !== null && <p className="text-sm">{t('account.payment.problem', { code })}</p>}
    </Outcome>
  )
}

export default function CallbackPayment({ loaderData }: Route.ComponentProps) {
  if (loaderData.outcome === 'pending') {
    return <PaymentWait wait={loaderData.wait} unfinished={loaderData.unfinished} skipTo="/articles" />
  }
  if (loaderData.outcome === 'returned') return <Returned />
  const { standing, ending } = loaderData
  return ending.kind === 'cancelled' ? <Cancelled /> : <Declined standing={standing} code={ending.code} />
}
