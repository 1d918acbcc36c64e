import { redirect } from 'react-router'
import { getSubscriptionOutlook } from '../../../contracts/subscriptions/subscription-outlook.ts'
import { pauseSubscription } from '../../../contracts/subscriptions/subscription-pause.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { PauseForm, pauseForm } from '../../subscription/pause-form.tsx'
import type { Route } from './+types/subscription-pause'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_pause',
  returnTo: true,
  unsent: 'account.subscription.stop_failed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context }: Route.LoaderArgs) {
  const { payload } = await context.get(siteContext).api.call(getSubscriptionOutlook)
  if (!payload || payload.pauses.length === 0) throw redirect('/account/subscription')
  return { pauses: payload.pauses }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, pauseForm)
  if (form.problem) return form.problem
  try {
    await site.api.call(pauseSubscription, { body: { months: Number(form.value.months) } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['months']))
  }
  site.leaveFlash({ type: 'success', key: 'pausePlanned' })
  throw redirect('/account/subscription')
}

/** Offers a pause beside the two ways to leave, and obstructs neither. */
export default function SubscriptionPause({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContractPage title={t('account.subscription.pause.title')} lead={t('account.subscription.pause.lead')}>
      <PauseForm pauses={loaderData.pauses} lastResult={actionData} />
    </ContractPage>
  )
}
