import type { ReactNode } from 'react'
import { type GiftOrder, getGiftOrder } from '../../../contracts/subscriptions/gifts.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { declineAdvice } from '../../payment/outcome/decline.ts'
import { Outcome } from '../../payment/outcome/outcome.tsx'
import { Refresh, waiting } from '../../payment/outcome/payment-wait.tsx'
import { orNotFound } from '../../session/or-not-found.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatPrice } from '../../ui/price.tsx'
import type { Route } from './+types/gift-order'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.gift_order',
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const { payload } = await orNotFound(api.call(getGiftOrder, { params: { uid: params.uid } }))
  return payload
}

function News({ order }: { order: GiftOrder }) {
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

export default function GiftOrderPage({ loaderData: order }: Route.ComponentProps) {
  const waits = order.state === 'processing' || order.state === 'unfinished'
  const good = order.state === 'succeeded'
  const main: ReactNode =
    good || order.state === 'processing' ? (
      <LinkButton to="/articles">{t('account.gift.order.home')}</LinkButton>
    ) : (
      <LinkButton to={`/gift?months=${order.months}`}>{t('account.gift.order.retry')}</LinkButton>
    )
  return (
    <Outcome
      good={good}
      title={t(`account.gift.order.${order.state}_title`)}
      actions={
        <>
          {main}
          <LinkButton to="/contact" kind="quiet">
            {t('account.gift.order.help')}
          </LinkButton>
        </>
      }
    >
      {waits && (
        <>
          <Refresh />
          <span hidden {...waiting} />
        </>
      )}
      <News order={order} />
    </Outcome>
  )
}
