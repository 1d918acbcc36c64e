import { Form } from 'react-router'
import { z } from 'zod'
import type { PossiblePause } from '../../contracts/subscriptions/subscription-pause.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { BulletList } from '../ui/bullet-list.tsx'
import { LinkButton } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { ChoiceCards } from '../ui/fields/choice-cards.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { formatPrice } from '../ui/price.tsx'

export const pausePath = '/account/subscription/pause'

export const pauseForm = z.object({
  months: z.enum(['1', '2', '3'], { error: () => t('account.subscription.pause.choose') }),
})

interface PauseFormProps {
  pauses: readonly PossiblePause[]
  lastResult?: FormReport | undefined
}

/** Choice of the pause's length, with its effects: when access ends and returns, and what is charged then. */
export function PauseForm({ pauses, lastResult }: PauseFormProps) {
  const { form, fields } = useForm(pauseForm, { lastResult, defaultValue: { months: '1' } })
  const [first] = pauses
  if (!first) return null
  return (
    <Form method="post" {...form.props} className="grid gap-7">
      <FormErrors form={form} />
      <ChoiceCards
        field={fields.months}
        legend={t('account.subscription.pause.legend')}
        choices={pauses.map(({ months, resumesDateTime }) => ({
          value: String(months),
          title: t('account.subscription.pause.months', { count: months }),
          text: t('account.subscription.pause.until', { date: formatDate(resumesDateTime) }),
        }))}
      />
      <BulletList
        items={[
          t('account.subscription.pause.starts', { date: formatDate(first.startsDateTime) }),
          t('account.subscription.pause.resumes', { amount: formatPrice(first.amount) }),
          t('account.subscription.pause.free'),
        ]}
      />
      <div className="flex flex-wrap gap-4">
        <SubmitButton>{t('account.subscription.pause.confirm')}</SubmitButton>
        <LinkButton to="/account/subscription" kind="secondary">
          {t('account.contract.back')}
        </LinkButton>
      </div>
    </Form>
  )
}
