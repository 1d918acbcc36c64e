import { redirect } from 'react-router'
import { sendLeaving } from '../../../contracts/subscriptions/leaving.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { LeavingForm, leavingForm } from '../../subscription/leaving-form.tsx'
import type { Route } from './+types/subscription-leaving'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_leaving',
  returnTo: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

const subscriptionPath = '/account/subscription'

export async function loader({ context }: Route.LoaderArgs) {
  const { payload } = await context.get(siteContext).api.call(getSubscription)
  if (!payload?.cancelledDateTime) throw redirect(subscriptionPath)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, leavingForm)
  if (form.problem) return form.problem
  const { reason, text } = form.value
  try {
    await site.api.call(sendLeaving, { body: { ...(reason && { reason }), ...(text && { text }) } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['reason', 'text']))
  }
  site.leaveFlash({ type: 'success', key: 'leavingSent' })
  throw redirect(subscriptionPath)
}

/** Asks why the user leaves, only after the cancellation is confirmed. */
export default function SubscriptionLeaving({ actionData }: Route.ComponentProps) {
  return (
    <ContractPage title={t('account.subscription.leaving.title')} lead={t('account.subscription.leaving.lead')}>
      <LeavingForm lastResult={actionData} />
    </ContractPage>
  )
}
