import { Form } from 'react-router'
import { z } from 'zod'
import type { discretion } from '../../contracts/accounts/discretion.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { Select } from '../ui/fields/select.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { type DeviceChoices, exitNames, lockChoices } from './device-choices.ts'

/** A box that is not ticked is not sent. */
const box = z.boolean().optional()

export const discretionForm = z.object({
  neutralTab: box,
  clears: box,
  exit: z.enum(exitNames),
  lockAfter: z.enum(lockChoices),
  neutralMails: box,
  neutralStatements: box,
})

export type Chosen = DeviceChoices & z.output<typeof discretion>

interface DiscretionFormProps {
  chosen: Chosen
  lastResult: FormReport | undefined
}

const legend = 'display mb-4 text-title-sm'

export function DiscretionForm({ chosen, lastResult }: DiscretionFormProps) {
  const { form, fields } = useForm(discretionForm, { lastResult, defaultValue: chosen })
  const word = (key: 'neutralTab' | 'clears' | 'neutralMails' | 'neutralStatements') => t(`account.discretion.${key}`)
  return (
    <Form method="post" {...form.props} className="grid max-w-2xl gap-10">
      <FormErrors form={form} />
      <fieldset className="grid gap-5">
        <legend className={legend}>{t('account.discretion.device')}</legend>
        <Select
          field={fields.exit}
          label={t('account.discretion.exit')}
          options={exitNames.map((value) => ({ value, label: t(`account.discretion.exits.${value}`) }))}
        />
        <Checkbox field={fields.clears} label={word('clears')} />
        <Checkbox field={fields.neutralTab} label={word('neutralTab')} />
        <Select
          field={fields.lockAfter}
          label={t('account.discretion.lock')}
          hint={t('account.discretion.lock_hint')}
          options={lockChoices.map((value) => ({
            value,
            label:
              value === '0' ? t('account.discretion.never') : t('account.discretion.minutes', { count: Number(value) }),
          }))}
        />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className={legend}>{t('account.discretion.elsewhere')}</legend>
        <Checkbox field={fields.neutralMails} label={word('neutralMails')} />
        <Checkbox field={fields.neutralStatements} label={word('neutralStatements')} />
      </fieldset>
      <div>
        <SubmitButton>{t('account.notifications.save')}</SubmitButton>
      </div>
    </Form>
  )
}
