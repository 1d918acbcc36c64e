import { ArrowRight } from 'lucide-react'
import { z } from 'zod'
import { IdempotencyField } from '../forms/idempotency-field.tsx'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { shownOfferFields } from '../registration/registration-form.ts'
import { PageForm } from '../static-page/page-form.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { OrderConditions } from './order-conditions.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { Plan } from './plans/plan.ts'

export const hostedOrder = z.object(shownOfferFields)

/** Form for a card that is entered on the provider's page. */
export function HostedForm({
  plan,
  lastResult,
  formula,
  email,
  idempotencyKey,
}: {
  plan: Plan
  lastResult: FormReport | undefined
  formula: string
  email: string
  idempotencyKey: string
}) {
  const { form } = useForm(hostedOrder, { lastResult })
  return (
    <PageForm form={form} unsent={t('account.payment.redirect_failed')} remembers email={email} className="grid gap-6">
      <IdempotencyField value={idempotencyKey} />
      <input type="hidden" name="formula" value={formula} />
      <input type="hidden" name="promotion" value={plan.reduction?.code ?? ''} />
      <FormErrors form={form} />
      <p>{t('account.payment.address', { email })}</p>
      <OrderSummary plan={plan} />
      <SubmitButton className="w-full">
        {t('account.payment.order')} <ArrowRight aria-hidden size={18} className="ml-1 inline" />
      </SubmitButton>
      <p className="text-sm text-ink-soft">{t('account.payment.hosted_note')}</p>
      <OrderConditions />
    </PageForm>
  )
}
