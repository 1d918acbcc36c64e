import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { removeOwnPassword, setOwnPassword } from '../../contracts/accounts/confirmation.ts'
import { password } from '../../contracts/forms.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { type FormReport, readForm, refuse } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { asksForCode, freshProofFields, mailConfirmationCode, type OwnProof, type ProofStep } from './own-proof.ts'
import { FreshConfirmation } from './owner-confirmation.tsx'

export const setPasswordForm = z.object({
  what: z.literal('setPassword'),
  newPassword: password,
  ...freshProofFields,
})
export const removePasswordForm = z.object({ what: z.literal('removePassword'), ...freshProofFields })

const path = '/account/security#mot-de-passe'

async function setPassword({ api }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, setPasswordForm)
  if (form.problem) return form.problem
  const { newPassword, code, passkey } = form.value
  try {
    await api.call(setOwnPassword, { params: { uid }, body: { newPassword, code, passkey } })
    return undefined
  } catch (error) {
    return refuse(form.submission, problemOf(error, ['newPassword', 'code']))
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
    return refuse(form.submission, problemOf(error, ['code']))
  }
}

const actions = {
  setPassword: { act: setPassword, flash: 'passwordSet' },
  removePassword: { act: removePassword, flash: 'passwordRemoved' },
} as const

/** @returns what the form shows next. @throws a redirect: it is done */
export async function changeOwnPassword(
  site: Site,
  uid: string,
  what: keyof typeof actions,
  form: FormData,
): Promise<{ passwordStep: ProofStep }> {
  if (asksForCode(form)) return { passwordStep: await mailConfirmationCode(site, form) }
  const { act, flash } = actions[what]
  const report = await act(site, uid, form)
  if (report) return { passwordStep: { report, codeSent: form.has('code') } }
  site.leaveFlash({ type: 'success', key: flash })
  throw redirect(path)
}

interface OwnPasswordProps {
  proof: OwnProof
  step: ProofStep | undefined
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

/** Sets the first password of an account, or removes its password. */
export function OwnPassword({ proof, step }: OwnPasswordProps) {
  return (
    <>
      <p>{t(proof.password ? 'account.confirmation.with_password' : 'account.confirmation.without_password')}</p>
      {proof.password ? <RemoveForm proof={proof} step={step} /> : <SetForm proof={proof} step={step} />}
    </>
  )
}
