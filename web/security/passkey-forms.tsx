import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { z } from 'zod'
import {
  authenticatorAnswer,
  type Passkey,
  type PasskeyOptions,
  passkeyName,
} from '../../contracts/accounts/passkeys.ts'
import { Section } from '../account/account-shell.tsx'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { useTimeZone } from '../layout/site-data.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { AuthenticatorButton } from './authenticator-button.tsx'
import { freshProofFields, type ProofStep } from './own-proof.ts'

export const addPasskeyForm = z.object({
  what: z.literal('addPasskey'),
  name: passkeyName,
  response: authenticatorAnswer,
  code: freshProofFields.code,
  way: freshProofFields.way,
})
export const removePasskeyForm = z.object({ what: z.literal('removePasskey'), uid: z.string().optional() })

function PasskeyRow({ passkey: { uid, name, createdDateTime, lastUsedDateTime } }: { passkey: Passkey }) {
  const date = formatDate(lastUsedDateTime ?? createdDateTime, 'support', useTimeZone())
  const since = lastUsedDateTime ? 'account.passkeys.used' : 'account.passkeys.made'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line py-4 first:border-0">
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{t(since, { date })}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="what" value="removePasskey" />
        <input type="hidden" name="uid" value={uid} />
        <SubmitButton kind="secondary" size="small" aria-label={t('account.passkeys.remove_named', { name })}>
          {t('account.passkeys.remove')}
        </SubmitButton>
      </Form>
    </li>
  )
}

/** Requests the code that confirms a passkey. A form of its own: Enter in the other one must not send another code. */
function AskCodeForm({ kind, children }: { kind: 'secondary' | 'quiet'; children: ReactNode }) {
  return (
    <Form method="post" className="mt-4">
      <input type="hidden" name="what" value="addPasskey" />
      <SubmitButton kind={kind} size="small" name="way" value="code">
        {children}
      </SubmitButton>
    </Form>
  )
}

interface AddFormProps {
  options: PasskeyOptions
  step: ProofStep | undefined
}

function AddForm({ options, step }: AddFormProps) {
  const { form, fields } = useForm(addPasskeyForm, { lastResult: step?.report })
  return (
    <Form method="post" {...form.props} className="mt-6 grid gap-6">
      <input type="hidden" name="what" value="addPasskey" />
      {step?.codeSent && (
        <p role="status" className="rounded-field bg-sage-light px-5 py-3.5">
          {t('account.confirmation.sent')}
        </p>
      )}
      <FormErrors form={form} />
      {step?.codeSent && <CodeField field={fields.code} />}
      <TextField field={fields.name} label={t('account.passkeys.name')} hint={t('account.passkeys.name_hint')} />
      <AuthenticatorButton name="response" options={options} failure={t('account.passkeys.failed')} makes>
        {t('account.passkeys.add')}
      </AuthenticatorButton>
      <noscript>{t('account.passkeys.no_script')}</noscript>
    </Form>
  )
}

/** Needs a mailed code first: an open session alone must not add a way to sign in. */
function ConfirmedAddForm({ options, step }: AddFormProps) {
  if (step?.codeSent) {
    return (
      <>
        <AddForm options={options} step={step} />
        <AskCodeForm kind="quiet">{t('account.signIn.code_again')}</AskCodeForm>
      </>
    )
  }
  return (
    <>
      <p className="mt-6">{t('account.passkeys.member_confirm')}</p>
      <FormErrors form={{ errors: step?.report.error?.formErrors ?? [], errorId: 'passkey-problem' }} />
      <AskCodeForm kind="secondary">{t('account.signIn.code_ask')}</AskCodeForm>
      <noscript>{t('account.passkeys.no_script')}</noscript>
    </>
  )
}

export interface OwnPasskeys {
  /** null: they could not be loaded */
  passkeys: Passkey[] | null
  /** null: this session may not add passkeys */
  options: PasskeyOptions | null
}

interface PasskeyListProps extends OwnPasskeys {
  step: ProofStep | undefined
  /** a way to sign in, confirmed by a mailed code; otherwise a second factor of staff */
  ofMember?: boolean
}

function PasskeyList({ passkeys, options, step, ofMember = false }: PasskeyListProps) {
  return (
    <>
      <p className="mt-2">{t(ofMember ? 'account.passkeys.member_lead' : 'account.passkeys.lead')}</p>
      {passkeys === null && <p role="alert">{t('account.passkeys.unavailable')}</p>}
      {passkeys !== null && passkeys.length > 0 && (
        <ul className="mt-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.uid} passkey={passkey} />
          ))}
        </ul>
      )}
      {options &&
        (ofMember ? <ConfirmedAddForm options={options} step={step} /> : <AddForm options={options} step={step} />)}
    </>
  )
}

/** Second factors of staff. */
export const PasskeySection = (props: OwnPasskeys & { step: ProofStep | undefined }) => (
  <div id="cles-d-acces" className="mt-10">
    <h3 className="text-base font-semibold">{t('account.passkeys.title')}</h3>
    <PasskeyList {...props} />
  </div>
)

/** Ways for members to sign in. */
export const MemberPasskeys = (props: OwnPasskeys & { step: ProofStep | undefined }) => (
  <Section title={t('account.passkeys.title')} id="cles-d-acces">
    <PasskeyList {...props} ofMember />
  </Section>
)
