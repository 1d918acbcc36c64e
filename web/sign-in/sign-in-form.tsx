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
import type { FieldLike } from '../ui/fields/field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

export interface SignInResult {
  lastResult: FormReport
  /** the form asks for a code of the second factor */
  secondFactor: boolean
  /** options for a passkey instead of the code */
  passkeyOptions?: PasskeyOptions
  /** address to which a code was mailed: the page asks for the code */
  codeSentTo?: string
  /** accepted mailed code, to be sent with the second factor */
  code?: string
}

interface SignInFormProps {
  result: SignInResult | undefined
  submit: ReactNode
  /** field by which the page's action distinguishes its forms */
  children?: ReactNode
  /** offers a mailed code instead of the password */
  withCode?: boolean
}

/** Fields of a second factor, shown once the API requires one. */
export function SecondFactorFields({ result, otp }: { result: SignInResult | undefined; otp: FieldLike }) {
  return (
    <>
      {result?.secondFactor && (
        <TextField
          field={{ ...otp, required: true }}
          label={t('account.signIn.otp')}
          hint={t('account.signIn.otp_hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {result?.passkeyOptions && <PasskeyButton options={result.passkeyOptions} />}
    </>
  )
}

/** Signs in with a passkey alone; browsers also offer passkeys in the address field. */
export function PasskeyForm({ options }: { options: PasskeyOptions }) {
  return (
    <PageForm unsent={t('account.signIn.server')} className="mt-4">
      <input type="hidden" name="way" value="passkey" />
      <AuthenticatorButton name="response" options={options} failure={t('account.passkeys.sign_in_failed')} fills>
        {t('account.passkeys.sign_in')}
      </AuthenticatorButton>
    </PageForm>
  )
}

function PasskeyButton({ options }: { options: PasskeyOptions }) {
  return (
    <AuthenticatorButton name="passkey" options={options} failure={t('account.passkeys.sign_in_failed')}>
      {t('account.passkeys.sign_in')}
    </AuthenticatorButton>
  )
}

export function SignInForm({ result, submit, children, withCode }: SignInFormProps) {
  const { form, fields } = useForm(credentials, { lastResult: result?.lastResult })
  return (
    <PageForm form={form} unsent={t('account.signIn.server')} className="grid gap-6">
      {children}
      <RequiredNote />
      <FormErrors form={form} />
      <EmailField
        field={fields.identifier}
        label={t('account.signIn.email')}
        autoComplete={withCode ? 'username webauthn' : 'username'}
      />
      <PasswordField field={fields.password} label={t('account.signIn.password')} autoComplete="current-password" />
      <SecondFactorFields result={result} otp={fields.otp} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <SubmitButton>{submit}</SubmitButton>
        <Link to="/reset-password" className="py-2 text-sm">
          {t('account.signIn.forgotten')}
        </Link>
      </div>
      {withCode && (
        <div className="border-t border-line pt-6">
          <SubmitButton kind="secondary" size="small" name="way" value="code" formNoValidate>
            {t('account.signIn.code_ask')}
          </SubmitButton>
        </div>
      )}
    </PageForm>
  )
}
