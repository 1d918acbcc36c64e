import { redirect } from 'react-router'
import { cardName, debitBrand } from '../../../contracts/subscriptions/card-name.ts'
import {
  getOwnCard,
  type OwnCard,
  replaceCard,
  requestCardLink,
  requestDebitLink,
} from '../../../contracts/subscriptions/own-payments.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { CardChangeForm, DebitForm, debitOrder, HostedCardForm } from '../../payment/card/card-change-form.tsx'
import { CardWait } from '../../payment/card/card-wait.tsx'
import { readExpiry } from '../../payment/card/expiry.ts'
import { hostedOrder } from '../../payment/hosted-form.tsx'
import { cardForm } from '../../payment/order-form.ts'
import { paymentProblem } from '../../payment/outcome/payment-problem.ts'
import { requireWait, type Wait } from '../../payment/outcome/waiting.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { newCardPath } from '../../subscription/new-card-link.tsx'
import { mayStop } from '../../subscription/subscription-state.ts'
import type { Route } from './+types/card-change'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_card',
  returnTo: true,
  leadsToPayment: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

const subscriptionPath = '/account/subscription'

/** The outcome of the last card change; the address alone proves nothing. */
function comeBack(site: Site, url: URL, { card, change }: OwnCard): { wait: Wait | null; refused: boolean } {
  const changed = url.searchParams.get('changed')
  if (changed === null) return { wait: null, refused: false }
  if (change?.state === 'kept') {
    site.leaveFlash({ type: 'success', key: card?.brand === debitBrand ? 'debitSigned' : 'cardChanged' })
    throw redirect(subscriptionPath)
  }
  const underWay = change?.state === 'processing' || change?.state === 'unfinished'
  if (changed !== '1' || !underWay) return { wait: null, refused: true }
  return { wait: requireWait(url), refused: false }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { payload: own } = await site.api.call(getOwnCard)
  const { payload: subscription } = await site.api.call(getSubscription)
  if (!own || !subscription || !mayStop(subscription)) throw redirect(subscriptionPath)
  return {
    ...comeBack(site, url, own),
    unfinished: own.change?.state === 'unfinished',
    current: own.card && cardName(own.card),
    due: subscription.status === 'pastDue',
    takesCards: site.settings.takesCards,
    mayDebit: own.debits && own.card?.brand !== debitBrand,
    key: crypto.randomUUID() as string,
    debitKey: crypto.randomUUID() as string,
  }
}

async function openPage(site: Site, given: FormData, call: typeof requestCardLink | typeof requestDebitLink) {
  const form = await readForm(given, call === requestDebitLink ? debitOrder : hostedOrder)
  try {
    const { payload } = await site.api.call(call, { idempotencyKey: form.idempotencyKey })
    return redirect(payload.redirect.href)
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, []))
  }
}

async function change(site: Site, given: FormData) {
  const form = await readForm(given, cardForm)
  if (form.problem) return form.problem
  const { number, expiry, code } = form.value
  const creditCard = { number, ...readExpiry(expiry), code }
  try {
    const { payload } = await site.api.call(replaceCard, {
      body: { creditCard },
      idempotencyKey: form.idempotencyKey,
    })
    return payload.redirect ? redirect(payload.redirect.href) : redirect(`${newCardPath}?changed=1`)
  } catch (error) {
    return toFormReport(form.submission, paymentProblem(error))
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const { takesCards } = site.settings
  const given = await readFormData(request, takesCards ? cardForm : hostedOrder, debitOrder)
  const send = () => {
    if (given.get('way') === 'debit') return openPage(site, given, requestDebitLink)
    return takesCards ? change(site, given) : openPage(site, given, requestCardLink)
  }
  const outcome = await send()
  if (outcome instanceof Response) throw outcome
  return outcome
}

export default function CardChange({ loaderData, actionData }: Route.ComponentProps) {
  const { wait, refused, unfinished, current, due, takesCards, mayDebit, key, debitKey } = loaderData
  const form = { lastResult: actionData, idempotencyKey: key }
  if (wait) return <CardWait wait={wait} />
  return (
    <ContractPage title={t('account.card.title')} lead={t(due ? 'account.card.lead_due' : 'account.card.lead')}>
      {current && <p className="mb-8 font-semibold">{t('account.card.current', { card: current })}</p>}
      {refused && !actionData && (
        <p role="alert" className="mb-8 rounded-field bg-error-light px-5 py-4 font-medium text-error">
          {t('account.card.refused')}
        </p>
      )}
      {unfinished && !refused && !actionData && (
        <p className="mb-8 rounded-field bg-info-light px-5 py-4 text-info">{t('account.card.unfinished')}</p>
      )}
      {takesCards ? <CardChangeForm {...form} /> : <HostedCardForm {...form} />}
      {mayDebit && <DebitForm idempotencyKey={debitKey} />}
    </ContractPage>
  )
}
