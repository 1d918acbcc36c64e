import { type ReactNode, useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { getSubscription } from '../../../contracts/subscriptions.ts'
import { type Site, siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { browserStorage } from '../../payment/browser-storage.ts'
import { Outcome } from '../../payment/outcome.tsx'
import { afterPayment, readPaymentReturn } from '../../payment/payment-return.ts'
import { PaymentWait } from '../../payment/payment-wait.tsx'
import { readWait, waitFromNow } from '../../payment/waiting.ts'
import { arrive } from '../../registration/journey.ts'
import { isRunning } from '../../subscription/subscription-state.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/callback-payment'

export const handle: PageFacts = {
  title: 'titles.callback_payment',
  breadcrumbs: { above: 'titles.callback' },
  uncrawled: true,
}

const showMilliseconds = 5000

type Standing = 'running' | 'pending' | 'unfinished' | 'none' | 'unknown'

/** The state that the server knows; the address alone proves nothing. */
async function standingOf({ api, viewer }: Site): Promise<{ standing: Standing; hasCredit: boolean }> {
  if (!viewer) return { standing: 'unknown', hasCredit: true }
  const { payload } = await api.call(getSubscription)
  const hasCredit = payload !== null && payload.credits.length > 0
  if (payload && isRunning(payload)) return { standing: 'running', hasCredit }
  if (payload?.status !== 'pending') return { standing: 'none', hasCredit }
  return { standing: payload.waitingFor === 'unfinished' ? 'unfinished' : 'pending', hasCredit }
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { cashback: announced, success } = readPaymentReturn(url.searchParams)
  const { standing, hasCredit } = await standingOf(site)
  const cashback = announced && hasCredit
  if (!success || standing === 'none') return { outcome: 'declined' as const, running: standing === 'running' }
  if (standing === 'pending' || standing === 'unfinished') {
    const now = new Date()
    const wait = readWait(url.searchParams.get('since'), now)
    if (!wait) throw redirect(waitFromNow(url, now))
    return { outcome: 'pending' as const, wait, unfinished: standing === 'unfinished' }
  }
  const next = afterPayment(cashback)
  site.leaveFlash({ type: 'success', key: 'paymentSucceeded' })
  const headers = { 'set-cookie': arrive(request, site.settings.publicUrl.startsWith('https:')) }
  return data({ outcome: 'paid' as const, cashback, next }, { headers })
}

/** Long enough to be read, then on to the welcome; a link does the same at once, and without a script. */
function useMovingOn(to: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    browserStorage.savePaymentResult(true)
    const timer = setTimeout(() => navigate(to, { replace: true }), showMilliseconds)
    return () => clearTimeout(timer)
  }, [to, navigate])
}

function Paid({ cashback, next }: { cashback: boolean; next: string }) {
  useMovingOn(next)
  return (
    <Outcome
      good
      title={t('account.outcome.paid.title')}
      actions={<LinkButton to={next}>{t('account.outcome.paid.go')}</LinkButton>}
    >
      <noscript>
        <meta httpEquiv="refresh" content={`${showMilliseconds / 1000};url=${next}`} />
      </noscript>
      <p>{t('account.outcome.paid.text')}</p>
      {cashback && <p>{t('account.outcome.paid.cashback')}</p>}
    </Outcome>
  )
}

function Declined({ running }: { running: boolean }) {
  useEffect(() => browserStorage.savePaymentResult(false), [])
  const main: ReactNode = running ? (
    <LinkButton to="/account/subscription">{t('account.outcome.declined.see')}</LinkButton>
  ) : (
    <LinkButton to="/registration/payment">{t('account.outcome.declined.retry')}</LinkButton>
  )
  return (
    <Outcome
      good={false}
      title={t('account.outcome.declined.title')}
      actions={
        <>
          {main}
          <LinkButton to="/contact" kind="quiet">
            {t('account.outcome.declined.help')}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{t('account.outcome.declined.text')}</p>
      <p>{t(running ? 'account.outcome.declined.active' : 'account.outcome.declined.note')}</p>
    </Outcome>
  )
}

export default function CallbackPayment({ loaderData }: Route.ComponentProps) {
  if (loaderData.outcome === 'pending') {
    return <PaymentWait wait={loaderData.wait} unfinished={loaderData.unfinished} skipTo="/articles" />
  }
  if (loaderData.outcome === 'declined') return <Declined running={loaderData.running} />
  return <Paid cashback={loaderData.cashback} next={loaderData.next} />
}
