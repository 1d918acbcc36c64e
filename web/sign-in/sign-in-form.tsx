import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PasskeyOptions } from '../../contracts/accounts/passkeys.ts'
import { credentials } from '../../contracts/accounts/session.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { AuthenticatorButton } from '../security/authenticator-button.tsx'
import { PageForm } from '../static-page/page-form.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { fieldWith } from '../ui/fields/field-with.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

export interface SignInResult {
  lastResult: FormReport
  /** the form asks for a code of the second factor */
  secondFactor: boolean
  /** options for a passkey instead */
  passkeyOptions?: PasskeyOptions
}

interface SignInFormProps {
  result: SignInResult | undefined
  submit: ReactNode
  /** field by which the page's action distinguishes its forms */
  children?: ReactNode
}

function PasskeyButton({ options }: { options: PasskeyOptions }) {
  return (
    <AuthenticatorButton name="passkey" options={options} failure={t('account.passkeys.sign_in_failed')}>
      {t('account.passkeys.sign_in')}
    </AuthenticatorButton>
  )
}

export function SignInForm({ result, submit, children }: SignInFormProps) {
  const { form, fields } = useForm(credentials, { lastResult: result?.lastResult })
  return (
    <PageForm form={form} unsent={t('account.signIn.server')} className="grid gap-6">
      {children}
      <RequiredNote />
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
      {result?.passkeyOptions && <PasskeyButton options={result.passkeyOptions} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <SubmitButton>{submit}</SubmitButton>
        <Link to="/reset-password" className="py-2 text-sm">
          {t('account.signIn.forgotten')}
        </Link>
      </div>
    </PageForm>
  )
}
