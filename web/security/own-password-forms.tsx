import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { removeOwnPassword, setOwnPassword } from '../../contracts/accounts/confirmation.ts'
import { changePassword as changePasswordCall } from '../../contracts/accounts/session.ts'
import { password } from '../../contracts/forms.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { type FormReport, readForm, toFormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { asksForCode, freshProofFields, mailConfirmationCode, type OwnProof, type ProofStep } from './own-proof.ts'
import { FreshConfirmation } from './owner-confirmation.tsx'
import { PasswordForm, passwordForm, passwordPath } from './password-form.tsx'

const setPasswordForm = z.object({
  what: z.literal('setPassword'),
  newPassword: password,
  ...freshProofFields,
})
const removePasswordForm = z.object({ what: z.literal('removePassword'), ...freshProofFields })

async function changePassword({ api }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, passwordForm)
  if (form.problem) return form.problem
  const { oldPassword, newPassword } = form.value
  try {
    await api.call(changePasswordCall, { params: { uid }, body: { oldPassword, newPassword } })
    return undefined
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['oldPassword', 'newPassword']))
  }
}

async function setPassword({ api }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, setPasswordForm)
  if (form.problem) return form.problem
  const { newPassword, code, passkey } = form.value
  try {
    await api.call(setOwnPassword, { params: { uid }, body: { newPassword, code, passkey } })
    return undefined
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['newPassword', 'code']))
  }
}

async function removePassword({ api }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, removePasswordForm)
  if (form.problem) return form.problem
  const { code, passkey } = form.value
  try {
    await api.call(removeOwnPassword, { params: { uid }, body: { code, passkey } })
    return undefined
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['code']))
  }
}

const actions = {
  password: { act: changePassword, flash: 'passwordChanged' },
  setPassword: { act: setPassword, flash: 'passwordSet' },
  removePassword: { act: removePassword, flash: 'passwordRemoved' },
} as const
type PasswordMatter = keyof typeof actions

export interface PasswordStep extends ProofStep {
  what: PasswordMatter
}

export const passwordForms = [passwordForm, setPasswordForm, removePasswordForm]

export const isPasswordMatter = (what: unknown): what is PasswordMatter =>
  typeof what === 'string' && Object.hasOwn(actions, what)

/** @returns what the form shows next. @throws a redirect on success */
export async function changeOwnPassword(
  site: Site,
  uid: string,
  what: PasswordMatter,
  form: FormData,
): Promise<{ passwordStep: PasswordStep }> {
  if (asksForCode(form)) return { passwordStep: { what, ...(await mailConfirmationCode(site, form)) } }
  const { act, flash } = actions[what]
  const report = await act(site, uid, form)
  if (report) return { passwordStep: { what, report, codeSent: form.has('code') } }
  site.leaveFlash({ type: 'success', key: flash })
  throw redirect(passwordPath)
}

interface OwnPasswordProps {
  proof: OwnProof
  step: PasswordStep | undefined
}

function SetForm({ proof, step }: OwnPasswordProps) {
  const { form, fields } = useForm(setPasswordForm, { lastResult: step?.report })
  return (
    <Form method="post" {...form.props} className="mt-6 grid gap-6">
      <input type="hidden" name="what" value="setPassword" />
      <FormErrors form={form} />
      <FreshConfirmation
        options={proof.options}
        codeSent={step?.codeSent === true}
        code={fields.code}
        fields={<NewPasswordField field={fields.newPassword} label={t('account.password.new')} />}
        submit={<SubmitButton size="small">{t('account.confirmation.set_password')}</SubmitButton>}
      />
    </Form>
  )
}

function RemoveForm({ proof, step }: OwnPasswordProps) {
  const { form, fields } = useForm(removePasswordForm, { lastResult: step?.report })
  return (
    <Form method="post" {...form.props} className="mt-6 grid gap-6">
      <input type="hidden" name="what" value="removePassword" />
      <FormErrors form={form} />
      <FreshConfirmation
        options={proof.options}
        codeSent={step?.codeSent === true}
        code={fields.code}
        submit={<SubmitButton size="small">{t('account.confirmation.remove_password')}</SubmitButton>}
      />
    </Form>
  )
}

/** Changes or removes the password, or sets the first one of an account. */
export function OwnPassword({ proof, step }: OwnPasswordProps) {
  const stepOf = (what: PasswordMatter) => (step?.what === what ? step : undefined)
  if (!proof.password) {
    return (
      <>
        <p>{t('account.confirmation.without_password')}</p>
        <SetForm proof={proof} step={stepOf('setPassword')} />
      </>
    )
  }
  return (
    <>
      <PasswordForm lastResult={stepOf('password')?.report} />
      <h3 className="mt-10 mb-2 text-base font-semibold">{t('account.confirmation.do_without')}</h3>
      <p>{t('account.confirmation.with_password')}</p>
      <RemoveForm proof={proof} step={stepOf('removePassword')} />
    </>
  )
}
