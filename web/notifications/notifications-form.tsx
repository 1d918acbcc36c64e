import { Form } from 'react-router'
import type { NotificationChoices } from '../../contracts/accounts/notifications.ts'
import type { Role } from '../../contracts/accounts/roles.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { boxesFor, notificationsForm, toForm } from './choices.ts'

interface NotificationsFormProps {
  choices: NotificationChoices
  roles: readonly Role[]
  lastResult: FormReport | undefined
}

const legend = 'display mb-4 text-title-sm'

export function NotificationsForm({ choices, roles, lastResult }: NotificationsFormProps) {
  const { form, fields } = useForm(notificationsForm, { lastResult, defaultValue: toForm(choices) })
  return (
    <Form method="post" {...form.props} className="grid max-w-2xl gap-10">
      <FormErrors form={form} />
      {(['mail', 'push'] as const).map((place) => (
        <fieldset key={place} className="grid gap-5">
          <legend className={legend}>{t(`account.notifications.${place}`)}</legend>
          {boxesFor(place, roles).map((name) => (
            <Checkbox key={name} field={fields[name]} label={t(`account.notifications.${name}`)} />
          ))}
        </fieldset>
      ))}
      <fieldset>
        <legend className={legend}>{t('account.notifications.quiet')}</legend>
        <p className="mb-5">{t('account.notifications.quiet_text')}</p>
        <div className="grid grid-cols-2 gap-5 sm:max-w-sm">
          <TextField type="time" field={fields.quietFrom} label={t('account.notifications.quiet_from')} />
          <TextField type="time" field={fields.quietTo} label={t('account.notifications.quiet_to')} />
        </div>
      </fieldset>
      <div>
        <SubmitButton>{t('account.notifications.save')}</SubmitButton>
      </div>
    </Form>
  )
}
