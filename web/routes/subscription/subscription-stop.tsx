import { redirect } from 'react-router'
import { getSubscriptionOutlook } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { getSubscription, unsubscribe } from '../../../contracts/subscriptions/subscriptions.ts'
import { isApiFailure } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { stoppingPath } from '../../payment/outcome/waiting.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { StopForm, stopForm } from '../../subscription/stop-form.tsx'
import { mayStop } from '../../subscription/subscription-state.ts'
import type { Route } from './+types/subscription-stop'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_stop',
  returnTo: true,
  unsent: 'account.subscription.stop_failed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const [{ payload: subscription }, { payload: outlook }] = await Promise.all([
    api.call(getSubscription),
    api.call(getSubscriptionOutlook),
  ])
  if (!subscription || !mayStop(subscription)) throw redirect('/account/subscription')
  return {
    accessUntil: subscription.expirationDateTime,
    status: subscription.status,
    pausable: outlook !== null && outlook.pauses.length > 0,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, stopForm)
  if (form.problem) return form.problem
  try {
    await site.api.call(unsubscribe)
  } catch (error) {
    if (!isApiFailure(error)) throw error
    site.reportError(error)
    return toFormReport(form.submission, { formErrors: [t('account.subscription.stop_failed')] })
  }
  site.leaveFlash({ type: 'success', key: 'cancellationRequested' })
  throw redirect(stoppingPath(new Date()))
}

export default function SubscriptionStop({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContractPage title={t('account.subscription.modal.title')}>
      <StopForm {...loaderData} lastResult={actionData} />
    </ContractPage>
  )
}
