import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { resumeSubscription } from '../../../contracts/subscriptions/subscription-pause.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { formatPrice } from '../../ui/price.tsx'
import type { Route } from './+types/subscription-resume'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_subscription_resume',
  returnTo: true,
  unsent: 'account.subscription.stop_failed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

const resumeForm = z.object({ confirm: z.literal('1') })

export async function loader({ context }: Route.LoaderArgs) {
  const { payload: subscription } = await context.get(siteContext).api.call(getSubscription)
  if (!subscription?.pause || subscription.pause.refused) throw redirect('/account/subscription')
  const { status, amount, nextPaymentAmount, expirationDateTime } = subscription
  return { begun: status === 'paused', amount: nextPaymentAmount ?? amount, expirationDateTime }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, resumeForm)
  if (form.problem) return form.problem
  try {
    await site.api.call(resumeSubscription)
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, []))
  }
  site.leaveFlash({ type: 'success', key: 'pauseOver' })
  throw redirect('/account/subscription')
}

/** Before the pause nothing is charged; during it the button names the amount that is charged at once. */
export default function SubscriptionResume({ loaderData, actionData }: Route.ComponentProps) {
  const { begun, amount, expirationDateTime } = loaderData
  const { form } = useForm(resumeForm, { lastResult: actionData })
  const price = formatPrice(amount)
  const date = expirationDateTime ? formatDate(expirationDateTime) : ''
  return (
    <ContractPage title={t(`account.subscription.resume.${begun ? 'title' : 'undo_title'}`)}>
      <Form method="post" {...form.props} className="grid gap-7">
        <input type="hidden" name="confirm" value="1" />
        <FormErrors form={form} />
        <p className="text-lead">
          {begun
            ? t('account.subscription.resume.text', { amount: price })
            : t('account.subscription.resume.undo_text', { amount: price, date })}
        </p>
        <div className="flex flex-wrap gap-4">
          <SubmitButton>
            {begun
              ? t('account.subscription.resume.confirm', { amount: price })
              : t('account.subscription.resume.undo_confirm')}
          </SubmitButton>
          <LinkButton to="/account/subscription" kind="secondary">
            {t('account.contract.back')}
          </LinkButton>
        </div>
      </Form>
    </ContractPage>
  )
}
