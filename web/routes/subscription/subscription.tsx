import { Link } from 'react-router'
import {
  getSubscriptionOutlook,
  type SubscriptionOutlook,
} from '../../../contracts/subscriptions/subscription-outlook.ts'
import { getSubscription, listFormulas, type Subscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { AccountShell } from '../../account/account-shell.tsx'
import { type Site, siteContext } from '../../context.ts'
import { loadOwnGifts } from '../../gift/load-own-gifts.ts'
import { OwnGifts } from '../../gift/own-gifts.tsx'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { loadPayments } from '../../payment/load-payments.ts'
import { paymentProgressPath } from '../../payment/outcome/payment-return.ts'
import { refetchAttributes } from '../../payment/outcome/payment-wait.tsx'
import { readWait, stoppingParameter } from '../../payment/outcome/waiting.ts'
import { PaymentHistory } from '../../payment/payment-history.tsx'
import { guardedBy } from '../../session/guards.ts'
import { recoverFromLoadFailure } from '../../session/recover.ts'
import { linkClass, OutlookLinks, WithdrawalLinkSection } from '../../subscription/contract-links.tsx'
import { GivenAccess } from '../../subscription/given-access.tsx'
import { type GivenMonths, givenMonths } from '../../subscription/given-months.ts'
import { leavingPath } from '../../subscription/leaving-form.tsx'
import { MoneyBack } from '../../subscription/money-back.tsx'
import { NewCardButton } from '../../subscription/new-card-link.tsx'
import { pausePath } from '../../subscription/pause-form.tsx'
import { isResuming, PauseStanding } from '../../subscription/pause-standing.tsx'
import { StopRenewal } from '../../subscription/stop-renewal.tsx'
import { SubscriptionFacts } from '../../subscription/subscription-facts.tsx'
import {
  hasGivenAccess,
  isRunning,
  mayChoosePlan,
  mayStop,
  mayWithdraw,
} from '../../subscription/subscription-state.ts'
import { PlannedSwitch, switchPath } from '../../subscription/switch-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDate } from '../../ui/date-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatPrice } from '../../ui/price.tsx'
import type { Route } from './+types/subscription'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription',
  returnTo: true,
  unsent: 'account.subscription.stop_failed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

/** Loads the subscription. null: there is none; undefined: it failed to load, and the page says so. */
const load = (site: Site): Promise<Subscription | null | undefined> =>
  recoverFromLoadFailure(site, async () => (await site.api.call(getSubscription)).payload, undefined)

/** null: there is none, or it failed to load; the page works without it. */
const loadOutlook = (site: Site): Promise<SubscriptionOutlook | null> =>
  recoverFromLoadFailure(site, async () => (await site.api.call(getSubscriptionOutlook)).payload, null)

/** Tells whether there is another plan; false if that fails to load. */
const hasPlans = (site: Site): Promise<boolean> =>
  recoverFromLoadFailure(site, async () => (await site.api.call(listFormulas)).payload.length > 1, false)

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const [subscription, history, outlook, gifts, otherPlans] = await Promise.all([
    load(site),
    loadPayments(site, url),
    loadOutlook(site),
    loadOwnGifts(site),
    hasPlans(site),
  ])
  // Must follow the calls: their answers update the user's rights.
  const byTeam = hasGivenAccess(subscription, site.viewer?.vip === true)
  const shown = { byTeam, history, outlook, gifts, otherPlans }
  if (!subscription)
    return { ...shown, subscription, stopping: false, resuming: false, given: null, withdrawableUntil: null }
  const since = readWait(url.searchParams.get(stoppingParameter), new Date())
  const requested = since !== null && !since.over && isRunning(subscription)
  return {
    ...shown,
    subscription,
    stopping: subscription.status === 'cancelled' || requested,
    resuming: isResuming(subscription, new Date()),
    given: givenMonths(gifts, new Date()),
    withdrawableUntil: mayWithdraw(subscription, new Date()) ? subscription.withdrawalDeadlineDateTime : null,
  }
}

function Stopping({ subscription }: { subscription: Subscription }) {
  const { status, expirationDateTime } = subscription
  const known = status === 'cancelled' && expirationDateTime
  return (
    <p role="status" className="mt-5 text-lead">
      {known
        ? t('account.subscription.stopping_text', { date: formatDate(expirationDateTime) })
        : t('account.subscription.stopping_soon')}
      {known && (
        <Link to={leavingPath} className={`${linkClass} w-full text-base`}>
          {t('account.subscription.leaving.link')}
        </Link>
      )}
    </p>
  )
}

interface StandingProps {
  subscription: Subscription
  stopping: boolean
  resuming: boolean
  given: GivenMonths | null
}

/** State of a gifted subscription: there is nothing to cancel. */
function GiftedStanding({ subscription: { status, expirationDateTime } }: { subscription: Subscription }) {
  const isOver = status === 'ended'
  return (
    <Card tone="rose" className="mb-6 rounded-sheet sm:p-10">
      <p className="mb-2 text-sm font-semibold">{t('account.subscription.status')}</p>
      <p className="display text-title" data-status={status}>
        {t(isOver ? 'account.subscription.gifted_ended' : 'account.subscription.gifted')}
      </p>
      {!isOver && expirationDateTime && (
        <p className="mt-5 text-lead">
          {t('account.subscription.gifted_text', { date: formatDate(expirationDateTime) })}
        </p>
      )}
    </Card>
  )
}

/** The next charge and its day, or that there is none. */
function NextPayment({ subscription, stopping }: Pick<StandingProps, 'subscription' | 'stopping'>) {
  const { nextPaymentAmount: amount, nextPaymentDateTime: date, status, waitingFor } = subscription
  if (waitingFor === 'debit' && status !== 'paused')
    return <p className="mt-3 text-lead">{t('account.subscription.debit_pending')}</p>
  const isKnown = amount !== null && date !== null
  // If a debit ends a pause, another sentence says so.
  if (status === 'pending' || waitingFor === 'debit' || (stopping && isKnown)) return null
  return (
    <p className="mt-3 text-lead" data-next-payment>
      {isKnown
        ? t('account.subscription.next_payment', { amount: formatPrice(amount), date: formatDate(date) })
        : t('account.subscription.no_payment')}
    </p>
  )
}

/** Label of the subscription's state. While it is stopping or has given months: another label, or an added text. */
function wordsOf({ subscription: { status }, stopping, given }: StandingProps): { label: string; text?: string } {
  if (stopping) return { label: t('account.subscription.stopping') }
  const label = t(`account.subscription.statuses.${status}`)
  if (!given || (status !== 'trialing' && status !== 'active')) return { label }
  const days = { start: formatDate(given.start), end: formatDate(given.end) }
  if (!given.begun) return { label, text: t('account.subscription.given_next', days) }
  return status === 'trialing'
    ? { label: t('account.subscription.gifted'), text: t('account.subscription.given_now', days) }
    : { label, text: t('account.subscription.given_running', days) }
}

function Standing(props: StandingProps) {
  const { subscription, stopping, resuming } = props
  const { status, waitingFor } = subscription
  if (subscription.gifted) return <GiftedStanding subscription={subscription} />
  const unfinished = waitingFor === 'unfinished'
  const { label, text } = wordsOf(props)
  return (
    <Card tone="rose" className="mb-6 rounded-sheet sm:p-10">
      <p className="mb-2 text-sm font-semibold" data-status={status}>
        {label}
      </p>
      <p className="display text-title">{t(`account.subscription.sentences.${stopping ? 'cancelled' : status}`)}</p>
      {text && <p className="mt-5 text-lead">{text}</p>}
      <NextPayment subscription={subscription} stopping={stopping} />
      {stopping ? (
        <Stopping subscription={subscription} />
      ) : (
        <>
          <PauseStanding subscription={subscription} resuming={resuming} />
          {subscription.switch && <PlannedSwitch planned={subscription.switch} />}
        </>
      )}
      {status === 'pastDue' && (
        <>
          <p className="mt-5 text-lead">{t('account.subscription.past_due')}</p>
          <NewCardButton card={subscription.card} />
        </>
      )}
      {status === 'pending' && (
        <>
          <p className="mt-5 text-lead">
            {t(unfinished ? 'account.subscription.unfinished' : 'account.subscription.pending')}
          </p>
          <LinkButton to={unfinished ? '/registration/payment' : paymentProgressPath} className="mt-6">
            {t(unfinished ? 'account.payment.wait.retry' : 'account.payment.wait.follow')}
          </LinkButton>
        </>
      )}
    </Card>
  )
}

function Body({ loaderData }: { loaderData: Route.ComponentProps['loaderData'] }) {
  const { subscription, byTeam, history, outlook, gifts, stopping, resuming, given, withdrawableUntil } = loaderData
  const switchable = loaderData.otherPlans && !stopping && subscription != null && mayChoosePlan(subscription)
  const pausable = outlook !== null && outlook.pauses.length > 0
  if (subscription === undefined) return <p role="alert">{t('account.subscription.unavailable')}</p>
  if (subscription === null) {
    return (
      <>
        {byTeam ? (
          <GivenAccess />
        ) : (
          <EmptyState
            title={t('account.subscription.none_title')}
            action={<LinkButton to="/registration/payment">{t('account.subscription.none_action')}</LinkButton>}
          >
            {t('account.subscription.none_text')}
          </EmptyState>
        )}
        <OwnGifts gifts={gifts} />
        {history.payments && history.payments.length > 0 && <PaymentHistory {...history} />}
      </>
    )
  }
  return (
    <>
      {byTeam && <GivenAccess />}
      <Standing subscription={subscription} stopping={stopping} resuming={resuming} given={given} />
      <SubscriptionFacts subscription={subscription} />
      <div id="resilier" className="mt-8 flex flex-wrap gap-4">
        {mayStop(subscription) && !stopping && (
          <StopRenewal accessUntil={subscription.expirationDateTime} status={subscription.status} pausable={pausable} />
        )}
        {pausable && !stopping && (
          <LinkButton to={pausePath} kind="soft">
            {t('account.subscription.pause.link')}
          </LinkButton>
        )}
        {switchable && (
          <LinkButton to={switchPath} kind="soft">
            {t('account.subscription.switch.link')}
          </LinkButton>
        )}
        {subscription.status === 'ended' && (
          <LinkButton to="/registration/payment">{t('account.subscription.none_action')}</LinkButton>
        )}
        <LinkButton to="/contact" kind="soft">
          {t('account.subscription.support')}
        </LinkButton>
      </div>
      {withdrawableUntil && <WithdrawalLinkSection until={withdrawableUntil} />}
      {/* Both calls ran in parallel: only one of their results may show a cancellation. */}
      {outlook && !subscription.gifted && (
        <OutlookLinks outlook={outlook} pays={subscription.nextPaymentDateTime !== null} />
      )}
      <MoneyBack subscription={subscription} payments={history.payments} cashbacks={outlook?.cashbacks ?? []} />
      <OwnGifts gifts={gifts} />
      <PaymentHistory {...history} />
    </>
  )
}

export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { subscription, stopping, resuming } = loaderData
  // A job executes the request: the page is refetched until the job is done.
  const follows = resuming || (stopping && subscription?.status !== 'cancelled')
  return (
    <AccountShell title={t('account.subscription.title')}>
      {follows && <span hidden {...refetchAttributes} />}
      <Body loaderData={loaderData} />
    </AccountShell>
  )
}
