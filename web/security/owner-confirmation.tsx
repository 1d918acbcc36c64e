import type { ReactNode } from 'react'
import { t } from '../i18n/index.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import type { FieldLike } from '../ui/fields/field.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { AuthenticatorButton } from './authenticator-button.tsx'
import type { OwnProof } from './own-proof.ts'

interface FreshConfirmationProps {
  options: OwnProof['options']
  codeSent: boolean
  code: FieldLike
  /** fields of the form that are not kept while a code is requested */
  fields?: ReactNode
  submit: ReactNode
}

/**
 * Ends a form that a mailed code or a passkey confirms.
 * The button that requests the code comes last, so that Enter sends the form.
 */
export function FreshConfirmation({ options, codeSent, code, fields, submit }: FreshConfirmationProps) {
  return (
    <>
      {codeSent ? (
        <>
          <p role="status" className="rounded-field bg-sage-light px-5 py-3.5">
            {t('account.confirmation.sent')}
          </p>
          <CodeField field={code} required={options === null} />
        </>
      ) : (
        <p>{t('account.confirmation.lead')}</p>
      )}
      {(codeSent || options) && fields}
      {codeSent && <div>{submit}</div>}
      {options && (
        <AuthenticatorButton name="passkey" options={options} failure={t('account.confirmation.passkey_failed')}>
          {t('account.confirmation.passkey')}
        </AuthenticatorButton>
      )}
      <div>
        <SubmitButton kind={codeSent ? 'quiet' : 'secondary'} size="small" name="way" value="code" formNoValidate>
          {t(codeSent ? 'account.signIn.code_again' : 'account.signIn.code_ask')}
        </SubmitButton>
      </div>
    </>
  )
}

interface OwnerConfirmationProps {
  proof: OwnProof
  codeSent: boolean
  fields: Readonly<Record<'password' | 'code', FieldLike>>
  /** label of the password */
  label: string
  submit: ReactNode
}

/** Ends a form that its owner confirms: by the password, where the account has one. */
export function OwnerConfirmation({ proof, codeSent, fields, label, submit }: OwnerConfirmationProps) {
  if (!proof.password) {
    return <FreshConfirmation options={proof.options} codeSent={codeSent} code={fields.code} submit={submit} />
  }
  return (
    <>
      <PasswordField field={{ ...fields.password, required: true }} label={label} autoComplete="current-password" />
      <div>{submit}</div>
    </>
  )
}
