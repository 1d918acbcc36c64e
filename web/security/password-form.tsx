import { Form } from 'react-router'
import { z } from 'zod'
import { password, presentedPassword } from '../../contracts/forms.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export const passwordForm = z.object({
  what: z.literal('password'),
  oldPassword: presentedPassword,
  newPassword: password,
})

export const passwordPath = '/account/security#mot-de-passe'

export function PasswordForm({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(passwordForm, { lastResult })
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <input type="hidden" name="what" value="password" />
      <p>{t('account.profile.password_text')}</p>
      <RequiredNote />
      <FormErrors form={form} />
      <PasswordField
        field={fields.oldPassword}
        label={t('account.profile.old_password')}
        autoComplete="current-password"
      />
      <NewPasswordField field={fields.newPassword} label={t('account.profile.new_password')} />
      <div>
        <SubmitButton size="small">{t('account.profile.change_password')}</SubmitButton>
      </div>
    </Form>
  )
}
