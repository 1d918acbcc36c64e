import { redirect } from 'react-router'
import { getOrderAvailability } from '../../../contracts/opening/opening.ts'
import { type GiftRequest, orderGift } from '../../../contracts/subscriptions/gifts.ts'
import { siteContext } from '../../context.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { GiftChoice } from '../../gift/gift-choice.tsx'
import type { guestGift } from '../../gift/gift-form.ts'
import { GiftOrderForm, schemaOf } from '../../gift/gift-order-form.tsx'
import { GiftSteps } from '../../gift/gift-steps.tsx'
import { defaultFormula, loadGiftOffers } from '../../gift/load-gift-offers.ts'
import { writeOrderKey } from '../../gift/order-key.ts'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { readExpiry } from '../../payment/card/expiry.ts'
import { OrdersClosedPage } from '../../payment/outcome/orders-closed-page.tsx'
import { paymentProblem } from '../../payment/outcome/payment-problem.ts'
import { SplitTask } from '../../registration/split-page.tsx'
import { isSecure } from '../../session/cookies/is-secure.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/gift'

export const handle: PageFacts = {
  shortFooter: true,
  framedWith: 'preview',
  title: 'titles.gift',
  returnTo: true,
  leadsToPayment: true,
}

const usualMonths = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, viewer, settings } = site
  const [{ prices, codeMonths }, opening, words] = await Promise.all([
    loadGiftOffers(api),
    api.call(getOrderAvailability),
    pageText(site, 'gift'),
  ])
  const asked = Number(url.searchParams.get('months') ?? usualMonths)
  const chosen = prices.find(({ months }) => months === asked) ?? prices[0]
  return {
    words,
    prices,
    gift: chosen ? { codeMonths, ...chosen } : null,
    codeMonths,
    takesOrders: opening.payload.takesOrders,
    takesCards: settings.takesCards,
    email: viewer?.email ?? null,
    key: crypto.randomUUID() as string,
  }
}

type Given = Partial<ReturnType<(typeof guestGift)['parse']>>

/** @param given fields of a guest or a member, with or without a card */
function requestOf(given: Given): GiftRequest {
  const { formula = defaultFormula, months, firstname = '', lastname = '', email, ...rest } = given
  const { receiver, note, number, expiry, code } = rest
  const card = number && expiry && code ? { creditCard: { number, ...readExpiry(expiry), code } } : {}
  return {
    formula,
    months: Number(months),
    firstname,
    lastname,
    startsOnUse: true,
    ...(email ? { email } : {}),
    receiver,
    note,
    ...card,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, schemaOf(site.viewer !== null, site.settings.takesCards))
  if (form.problem) return form.problem
  const { idempotencyKey } = form
  try {
    const body = requestOf(form.value)
    const { payload } = await site.api.call(orderGift, { body, idempotencyKey })
    const { uid, redirect: onwards } = payload
    const way = redirect(onwards ? onwards.href : `/gift/order/${uid}`)
    if (!site.viewer && idempotencyKey) {
      way.headers.append('set-cookie', writeOrderKey(idempotencyKey, isSecure(site)))
    }
    return way
  } catch (error) {
    return toFormReport(form.submission, paymentProblem(error))
  }
}

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  const { words, prices, gift, codeMonths, takesOrders, takesCards, email, key } = loaderData
  if (!takesOrders) return <OrdersClosedPage words="not_open_gift" />
  return (
    <SplitTask {...words} side={<GiftSteps codeMonths={codeMonths} />}>
      {gift ? (
        <>
          <GiftChoice prices={prices} months={gift.months} />
          <h2 className="display mt-10 mb-7 text-title">{t('account.gift.order_title')}</h2>
          <GiftOrderForm
            gift={gift}
            lastResult={actionData}
            email={email}
            takesCards={takesCards}
            idempotencyKey={key}
          />
        </>
      ) : (
        <p>{t('account.gift.none')}</p>
      )}
      <p className="mt-8">
        <LinkButton to="/gift/use" kind="quiet" size="small">
          {t('account.gift.to_use')}
        </LinkButton>
      </p>
    </SplitTask>
  )
}
