import { Form } from 'react-router'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { nameForm } from './account-forms.ts'

interface NameFormProps {
  name: string
  lastResult: FormReport | undefined
}

export function NameForm({ name, lastResult }: NameFormProps) {
  const { form, fields } = useForm(nameForm, { lastResult, defaultValue: { name } })
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <input type="hidden" name="what" value="name" />
      <FormErrors form={form} />
      <TextField
        field={fields.name}
        label={t('account.profile.name')}
        hint={t('account.profile.name_hint')}
        autoComplete="given-name"
      />
      <div>
        <SubmitButton size="small">{t('account.profile.save')}</SubmitButton>
      </div>
    </Form>
  )
}
