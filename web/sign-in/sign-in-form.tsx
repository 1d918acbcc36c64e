import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { credentials } from '../../contracts/session.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { EmailField } from '../ui/email-field.tsx'
import { fieldWith } from '../ui/field-with.ts'
import { FormErrors } from '../ui/form-errors.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'

export interface SignInResult {
  lastResult: FormReport
  /** a code of her second factor is asked for */
  secondFactor: boolean
}

interface SignInFormProps {
  result: SignInResult | undefined
  submit: ReactNode
  /** what the page's action tells its forms apart by */
  children?: ReactNode
}

export function SignInForm({ result, submit, children }: SignInFormProps) {
  const { form, fields } = useForm(credentials, { lastResult: result?.lastResult })
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      {children}
      <FormErrors form={form} />
      <EmailField field={fields.identifier} label={t('account.signIn.email')} autoComplete="username" />
      <PasswordField field={fields.password} label={t('account.signIn.password')} autoComplete="current-password" />
      {result?.secondFactor && (
        <TextField
          field={fieldWith(fields.otp, { required: true })}
          label={t('account.signIn.otp')}
          hint={t('account.signIn.otp_hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <SubmitButton>{submit}</SubmitButton>
        <Link to="/reset-password" className="py-2 text-sm">
          {t('account.signIn.forgotten')}
        </Link>
      </div>
    </Form>
  )
}
