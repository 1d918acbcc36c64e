import { Form } from 'react-router'
import { z } from 'zod'
import { text } from '../../contracts/forms.ts'
import { leavingReasons } from '../../contracts/subscriptions/leaving.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { ChoiceCards } from '../ui/fields/choice-cards.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'

export const leavingPath = '/account/subscription/leaving'

const longest = 2000

export const leavingForm = z.object({
  reason: z.enum(leavingReasons).optional(),
  text: text(0, longest).optional(),
})

/** One question and a field, both optional. */
export function LeavingForm({ lastResult }: { lastResult?: FormReport | undefined }) {
  const { form, fields } = useForm(leavingForm, { lastResult })
  return (
    <Form method="post" {...form.props} className="grid gap-7">
      <FormErrors form={form} />
      <ChoiceCards
        field={fields.reason}
        legend={t('account.subscription.leaving.question')}
        choices={leavingReasons.map((reason) => ({
          value: reason,
          title: t(`account.subscription.leaving.reasons.${reason}`),
        }))}
      />
      <TextArea field={fields.text} label={t('account.subscription.leaving.text')} limit={longest} rows={4} />
      <div className="flex flex-wrap gap-4">
        <SubmitButton>{t('account.subscription.leaving.send')}</SubmitButton>
        <LinkButton to="/account/subscription" kind="secondary">
          {t('account.contract.back')}
        </LinkButton>
      </div>
    </Form>
  )
}
