import { Form } from 'react-router'
import type { OwnEmail } from '../../contracts/accounts/own-email.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import type { OwnProof } from '../security/own-proof.ts'
import { OwnerConfirmation } from '../security/owner-confirmation.tsx'
import { buttonClass } from '../ui/button.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { emailForm } from './account-forms.ts'

function Proof({ email, proved }: Pick<OwnEmail, 'email' | 'proved'>) {
  return (
    <>
      <p className="break-words font-semibold">{email}</p>
      <p className="mt-1">{t(proved ? 'account.email.proved' : 'account.email.unproved')}</p>
      {!proved && (
        <Form method="post" className="mt-4">
          <input type="hidden" name="what" value="proof" />
          <SubmitButton kind="secondary" size="small">
            {t('account.email.resend')}
          </SubmitButton>
        </Form>
      )}
    </>
  )
}

function waitingText(change: NonNullable<OwnEmail['change']>, zone: string): string {
  const { email, currentConfirmed, nextConfirmed, delayed } = change
  const date = formatDate(change.expirationDateTime, 'support', zone)
  if (delayed) return t(nextConfirmed ? 'account.email.delayed_confirmed' : 'account.email.delayed', { email, date })
  if (currentConfirmed) return t('account.email.waiting_next', { email })
  return t(nextConfirmed ? 'account.email.waiting_current' : 'account.email.waiting', { email })
}

interface EmailSectionProps {
  /** null: it could not be loaded */
  own: OwnEmail | null
  proof: OwnProof
  lastResult: FormReport | undefined
  codeSent: boolean
}

function ChangeForm({ proved, proof, lastResult, codeSent }: { proved: boolean } & Omit<EmailSectionProps, 'own'>) {
  const { form, fields } = useForm(emailForm, { lastResult })
  return (
    <details className="mt-8" open={lastResult !== undefined}>
      <summary className={buttonClass('secondary', 'small')}>{t('account.email.change')}</summary>
      <Form method="post" {...form.props} className="mt-6 grid gap-6">
        <input type="hidden" name="what" value="email" />
        <p>{t(proved ? 'account.email.change_text' : 'account.email.change_text_unproved')}</p>
        <RequiredNote />
        <FormErrors form={form} />
        <EmailField field={fields.email} label={t('account.email.next')} />
        <OwnerConfirmation
          proof={proof}
          codeSent={codeSent}
          fields={fields}
          label={t('account.email.password')}
          submit={<SubmitButton size="small">{t('account.email.submit')}</SubmitButton>}
        />
      </Form>
    </details>
  )
}

export function EmailSection({ own, ...given }: EmailSectionProps) {
  const zone = useTimeZone()
  if (own === null) return <p role="alert">{t('error.load')}</p>
  return (
    <>
      <Proof {...own} />
      {own.change && (
        <p className="mt-4 rounded-field bg-info-light px-5 py-4 text-info">{waitingText(own.change, zone)}</p>
      )}
      {/* A new request closes the form and clears its fields, including the password. */}
      <ChangeForm key={own.change?.expirationDateTime} proved={own.proved} {...given} />
    </>
  )
}
