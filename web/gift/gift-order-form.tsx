import { IdempotencyField } from '../forms/idempotency-field.tsx'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { RichText } from '../i18n/rich-text.tsx'
import { CardFields, HolderField, LockNote, NameFields } from '../payment/card/card-fields.tsx'
import { PageForm } from '../static-page/page-form.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { NewWindowLink } from '../ui/new-window-link.tsx'
import { guestGift, guestHostedGift, memberGift, memberHostedGift } from './gift-form.ts'
import { type ChosenGift, GiftSummary } from './gift-summary.tsx'

interface GiftOrderFormProps {
  gift: ChosenGift
  lastResult: FormReport | undefined
  /** null: the visitor is not signed in */
  email: string | null
  takesCards: boolean
  idempotencyKey: string
}

/** Schema of the displayed form. */
export function schemaOf(signedIn: boolean, takesCards: boolean) {
  if (takesCards) return signedIn ? memberGift : guestGift
  return signedIn ? memberHostedGift : guestHostedGift
}

export function GiftOrderForm({ gift, lastResult, email, takesCards, idempotencyKey }: GiftOrderFormProps) {
  // The cast is safe: all schemas are parts of `guestGift`, and the form hides the missing fields.
  const schema = schemaOf(email !== null, takesCards) as typeof guestGift
  const { form, fields } = useForm(schema, { lastResult })
  return (
    <PageForm
      form={form}
      unsent={t('account.payment.redirect_failed')}
      data-order
      className="grid gap-6"
      autoComplete="on"
    >
      <IdempotencyField value={idempotencyKey} />
      <input type="hidden" name="formula" value={gift.formula} />
      <input type="hidden" name="months" value={gift.months} />
      <RequiredNote />
      <FormErrors form={form} detailed />
      {takesCards && <HolderField field={fields.holder} />}
      <NameFields fields={fields} />
      {email === null ? (
        <EmailField field={fields.email} label={t('account.gift.email')} hint={t('account.gift.email_hint')} />
      ) : (
        <p>{t('account.payment.signed_in_as', { email })}</p>
      )}
      <fieldset className="grid gap-6 rounded-field bg-rose-light p-5">
        <legend className="contents">
          <span className="italic-display text-lg">{t('account.gift.card.words')}</span>
        </legend>
        <TextField field={fields.receiver} label={t('account.gift.card.receiver')} autoComplete="off" />
        <TextArea field={fields.note} label={t('account.gift.card.note')} limit={300} rows={3} />
      </fieldset>
      {takesCards && <CardFields fields={fields} />}
      <Checkbox field={fields.startsOnUse} label={t('account.gift.starts_on_use')} />
      <GiftSummary gift={gift} />
      <div>
        <SubmitButton className="w-full" pendingLabel={t('account.payment.order_pending')}>
          {t('account.payment.order')}
        </SubmitButton>
        <LockNote className="mt-4">
          {t(takesCards ? 'account.payment.form_secure' : 'account.payment.hosted_note')}
        </LockNote>
        <p className="mt-3 text-sm text-ink-soft">
          <RichText text="account.gift.legal" parts={{ terms: <NewWindowLink href="/terms-of-service" /> }} />
        </p>
      </div>
    </PageForm>
  )
}
