import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ContractAct } from '../../contracts/subscriptions/contract-links.ts'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { BulletList } from '../ui/bullet-list.tsx'
import { formatDate } from '../ui/date-text.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import type { Contract } from './contract.ts'
import { type cancelForm, type DeclaredCancellation, endingForms } from './contract-link-form.ts'

export interface EndingProps {
  contract: Contract
  /** token of the mailed link, if one was followed */
  token: string | null
  ending: FormReport | undefined
  /** declaration to edit after its summary */
  edited?: DeclaredCancellation | undefined
}

interface EndingFormProps extends EndingProps {
  act: ContractAct
  points: readonly string[]
  /** the button's words, as the law requires them */
  children: ReactNode
}

/** The declaration with known fields filled in, its effects, and the button that sends it. */
export function EndingForm({ act, contract, token, ending, edited, points, children }: EndingFormProps) {
  const { name, email, wish } = contract
  const { form, fields } = useForm(endingForms[act] as typeof cancelForm, {
    lastResult: ending,
    defaultValue: { name: name ?? '', email: email ?? '', wishedOn: wish.last, ...edited },
  })
  return (
    <Form method="post" {...form.props} className="mt-10 grid gap-6">
      <input type="hidden" name="confirm" value="1" />
      {act === 'cancel' && <input type="hidden" name="step" value="review" />}
      {token && <input type="hidden" name="token" value={token} />}
      <RequiredNote />
      <FormErrors form={form} />
      <TextField field={fields.name} label={t('account.contract.name')} autoComplete="name" />
      <EmailField
        field={fields.email}
        label={t('account.contract.receipt_email')}
        hint={t('account.contract.receipt_hint')}
      />
      {act === 'cancel' && (
        <TextField
          field={fields.wishedOn}
          label={t('account.contract.cancel.wished')}
          hint={t('account.contract.cancel.wished_hint', { date: formatDate(`${wish.last}T12:00:00Z`) })}
          type="date"
          min={wish.first}
          max={wish.last}
        />
      )}
      <BulletList items={points} />
      <div>
        <SubmitButton>{children}</SubmitButton>
      </div>
    </Form>
  )
}
