import type { Affiliation } from '../../../contracts/accounts/accounts.ts'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import type { FormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import { TermsCheckbox } from '../../registration/terms-checkbox.tsx'
import { NewPasswordField } from '../../security/new-password-field.tsx'
import { PageForm } from '../../static-page/page-form.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { RequiredNote } from '../../ui/fields/required-note.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { OrderConditions } from '../order-conditions.tsx'
import { guestOrder, memberOrder } from '../order-form.ts'
import { OrderSummary } from '../order-summary.tsx'
import type { Plan } from '../plans/plan.ts'
import { CardFields, HolderField, LockNote, NameFields } from './card-fields.tsx'

interface CardFormProps {
  plan: Plan
  formula: string
  lastResult: FormReport | undefined
  /** null: the user has no account yet */
  email: string | null
  uid: string
  idempotencyKey: string
  affiliation: Affiliation | undefined
  /** the account was just created, and the card was refused */
  registered: boolean
}

export function CardForm({ plan, formula, lastResult, email, uid, idempotencyKey, ...page }: CardFormProps) {
  const { affiliation, registered } = page
  // The cast is safe: `memberOrder` is a part of `guestOrder`, and the form hides the missing fields.
  const schema = (email === null ? guestOrder : memberOrder) as typeof guestOrder
  const { form, fields } = useForm(schema, { lastResult, defaultValue: { uid } })
  return (
    <PageForm
      form={form}
      unsent={t('account.payment.redirect_failed')}
      remembers
      registers={email === null}
      registered={registered}
      email={email}
      data-order
      className="grid gap-6"
      autoComplete="on"
    >
      <IdempotencyField value={idempotencyKey} />
      <input type="hidden" name="formula" value={formula} />
      <input type="hidden" name="promotion" value={plan.reduction?.code ?? ''} />
      <RequiredNote />
      <FormErrors form={form} detailed />
      <HolderField field={fields.holder} />
      <NameFields fields={fields} />
      {email === null ? (
        <>
          <input type="hidden" name="uid" defaultValue={fields.uid.defaultValue} />
          {/* No field `utk`: a script would fill it with a stored offer, but the order is for the shown one. */}
          <input type="hidden" name="token" value={affiliation?.token ?? ''} />
          <input type="hidden" name="platform" value={affiliation?.platform ?? ''} />
          <EmailField field={fields.identifier} label={t('account.signIn.email')} />
          <NewPasswordField field={fields.password} label={t('account.password.new')} />
        </>
      ) : (
        <TextField
          field={{
            id: 'e-mail',
            name: 'e-mail',
            errorId: 'e-mail-error',
            descriptionId: 'e-mail-hint',
            defaultValue: email,
          }}
          label={t('account.signIn.email')}
          type="email"
          readOnly
          disabled
        />
      )}
      <CardFields fields={fields} />
      {email === null && <TermsCheckbox field={fields.terms} />}
      <OrderSummary plan={plan} />
      <div>
        <SubmitButton className="w-full" pendingLabel={t('account.payment.order_pending')}>
          {t('account.payment.order')}
        </SubmitButton>
        <p className="mt-4 text-sm text-ink-soft">{t('account.payment.next')}</p>
        <LockNote className="mt-3">{t('account.payment.form_secure')}</LockNote>
        <OrderConditions />
      </div>
    </PageForm>
  )
}
