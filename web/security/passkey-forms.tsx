import { Form } from 'react-router'
import { z } from 'zod'
import {
  authenticatorAnswer,
  type Passkey,
  type PasskeyOptions,
  passkeyName,
} from '../../contracts/accounts/passkeys.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { formatDate } from '../ui/date-text.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { AuthenticatorButton } from './authenticator-button.tsx'

export const addForm = z.object({ what: z.literal('addPasskey'), name: passkeyName, response: authenticatorAnswer })
export const removeForm = z.object({ what: z.literal('removePasskey'), uid: z.string().optional() })

function PasskeyRow({ passkey: { uid, name, createdDateTime, lastUsedDateTime } }: { passkey: Passkey }) {
  const used = lastUsedDateTime ?? createdDateTime
  const since = lastUsedDateTime ? 'account.passkeys.used' : 'account.passkeys.made'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line py-4 first:border-0">
      <div className="min-w-48 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{t(since, { date: formatDate(used, 'support') })}</p>
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

function AddForm({ options, lastResult }: { options: PasskeyOptions; lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(addForm, { lastResult })
  return (
    <Form method="post" {...form.props} className="mt-6 grid gap-6">
      <input type="hidden" name="what" value="addPasskey" />
      <FormErrors form={form} />
      <TextField field={fields.name} label={t('account.passkeys.name')} hint={t('account.passkeys.name_hint')} />
      <AuthenticatorButton name="response" options={options} failure={t('account.passkeys.failed')} makes>
        {t('account.passkeys.add')}
      </AuthenticatorButton>
      <noscript>{t('account.passkeys.no_script')}</noscript>
    </Form>
  )
}

export interface OwnPasskeys {
  /** null: they cannot be had now */
  passkeys: Passkey[] | null
  /** null: this session may add none */
  options: PasskeyOptions | null
}

export function PasskeySection({
  passkeys,
  options,
  lastResult,
}: OwnPasskeys & { lastResult: FormReport | undefined }) {
  return (
    <div className="mt-10">
      <h3 className="text-base font-semibold">{t('account.passkeys.title')}</h3>
      <p className="mt-2">{t('account.passkeys.lead')}</p>
      {passkeys === null ? (
        <p role="alert">{t('account.passkeys.unavailable')}</p>
      ) : (
        <ul className="mt-4">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.uid} passkey={passkey} />
          ))}
        </ul>
      )}
      {options && <AddForm options={options} lastResult={lastResult} />}
    </div>
  )
}
