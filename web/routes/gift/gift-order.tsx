import type { ReactNode } from 'react'
import type { GiftOrder } from '../../../contracts/subscriptions/gifts.ts'
import { siteContext } from '../../context.ts'
import { loadGiftOrder } from '../../gift/load-gift-order.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { declineAdvice } from '../../payment/outcome/decline.ts'
import { Outcome } from '../../payment/outcome/outcome.tsx'
import { Refresh, refetchAttributes } from '../../payment/outcome/payment-wait.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatPrice } from '../../ui/price.tsx'
import type { Route } from './+types/gift-order'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.gift_order',
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { card, ...order } = await loadGiftOrder(context.get(siteContext).api, request, params.uid)
  return { order, hasCard: card !== null }
}

function News({ order }: { order: Omit<GiftOrder, 'card'> }) {
  const { state, errorCode, months, formulaName: name, amount } = order
  if (state === 'refused') {
    return (
      <>
        <p role="alert">{declineAdvice(errorCode ?? '')}</p>
        {errorCode && <p className="text-sm">{t('account.payment.problem', { code: errorCode })}</p>}
      </>
    )
  }
  return (
    <>
      <p role="status">{t(`account.gift.order.${state}`)}</p>
      {state === 'succeeded' && (
        <p>
          {t('account.gift.order.bought', {
            months: t('account.gift.months', { count: months }),
            name,
            amount: formatPrice(amount),
          })}
        </p>
      )}
    </>
  )
}

export default function GiftOrderPage({ loaderData: { order, hasCard } }: Route.ComponentProps) {
  const waits = order.state === 'processing' || order.state === 'unfinished'
  const good = order.state === 'succeeded'
  const main: ReactNode =
    good || order.state === 'processing' ? (
      <>
        {hasCard && <LinkButton to={`/gift/order/${order.uid}/card`}>{t('account.gift.card.print')}</LinkButton>}
        <LinkButton to="/articles" kind={hasCard ? 'secondary' : 'primary'}>
          {t('account.gift.order.home')}
        </LinkButton>
      </>
    ) : (
      <LinkButton to={`/gift?months=${order.months}`}>{t('failure.again')}</LinkButton>
    )
  return (
    <Outcome
      good={good}
      title={t(`account.gift.order.${order.state}_title`)}
      actions={
        <>
          {main}
          <LinkButton to="/contact" kind="quiet">
            {t('account.subscription.support')}
          </LinkButton>
        </>
      }
    >
      {waits && (
        <>
          <Refresh />
          <span hidden {...refetchAttributes} />
        </>
      )}
      <News order={order} />
    </Outcome>
  )
}
