import { redirect } from 'react-router'
import { getSwitchQuote, planSwitch, undoSwitch } from '../../../contracts/subscriptions/subscription-switch.ts'
import { type Formula, getSubscription, listFormulas } from '../../../contracts/subscriptions/subscriptions.ts'
import { type Api, ApiError, ConflictError } from '../../api/index.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { type OfferedSwitch, SwitchChoice, switchForm, undoSwitchForm } from '../../subscription/switch-form.tsx'
import type { Route } from './+types/subscription-plan'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_plan',
  returnTo: true,
  leadsToPayment: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

const subscriptionPath = '/account/subscription'

/** Quote for a switch; empty for a plan that cannot be chosen now. */
async function quoteFor(api: Api, formula: Formula): Promise<OfferedSwitch[]> {
  try {
    const { payload: quote } = await api.call(getSwitchQuote, { query: { formula: formula.uid } })
    return [{ formula, quote }]
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return []
    throw error
  }
}

async function loadOffers({ api }: Site) {
  const [{ payload: subscription }, { payload: formulas }] = await Promise.all([
    api.call(getSubscription),
    api.call(listFormulas),
  ])
  const others = formulas.filter(({ uid }) => uid !== subscription?.formula)
  return { subscription, offers: (await Promise.all(others.map((formula) => quoteFor(api, formula)))).flat() }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { subscription, offers } = await loadOffers(context.get(siteContext))
  if (!subscription || offers.length === 0) throw redirect(subscriptionPath)
  const { status, pause, expirationDateTime, switch: ordered } = subscription
  return { offers, present: { status, pause, expirationDateTime, switch: ordered } }
}

async function keepPlan(site: Site): Promise<Response> {
  try {
    await site.api.call(undoSwitch)
    site.leaveFlash({ type: 'success', key: 'switchUndone' })
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    site.leaveFlash({ type: 'error', key: 'switchTooLate' })
  }
  return redirect(subscriptionPath)
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const sent = await readFormData(request, switchForm, undoSwitchForm)
  if (sent.has('undo')) throw await keepPlan(site)
  const form = await readForm(sent, switchForm)
  if (form.problem) return form.problem
  const { formula, amount, date } = form.value
  try {
    await site.api.call(planSwitch, { body: { formula, quoted: { amount, date } } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, []))
  }
  site.leaveFlash({ type: 'success', key: 'switchPlanned' })
  throw redirect(subscriptionPath)
}

export default function SubscriptionPlan({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContractPage title={t('account.subscription.switch.title')} lead={t('account.subscription.switch.lead')}>
      <SwitchChoice {...loaderData} lastResult={actionData} />
    </ContractPage>
  )
}
