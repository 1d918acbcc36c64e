import { Form } from 'react-router'
import { z } from 'zod'
import { ownTimeZone } from '../../contracts/accounts/time-zone.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { Select } from '../ui/fields/select.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import type { ZoneChoice } from './time-zones.ts'

export const timeZoneForm = z.object({ what: z.literal('timeZone'), timeZone: ownTimeZone.shape.timeZone })

interface TimeZoneFormProps {
  timeZone: string
  zones: readonly ZoneChoice[]
  lastResult: FormReport | undefined
}

export function TimeZoneForm({ timeZone, zones, lastResult }: TimeZoneFormProps) {
  const { form, fields } = useForm(timeZoneForm, { lastResult, defaultValue: { timeZone } })
  return (
    <Form method="post" {...form.props} className="grid max-w-xl gap-6">
      <input type="hidden" name="what" value="timeZone" />
      <p>{t('account.notifications.zone_text')}</p>
      <FormErrors form={form} />
      <Select
        field={fields.timeZone}
        label={t('account.notifications.zone_label')}
        hint={t('account.notifications.zone_hint')}
        options={zones}
      />
      <div>
        <SubmitButton kind="secondary">{t('account.notifications.zone_save')}</SubmitButton>
      </div>
    </Form>
  )
}
