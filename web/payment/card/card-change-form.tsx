import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import type { FormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { RequiredNote } from '../../ui/fields/required-note.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { hostedOrder } from '../hosted-form.tsx'
import { cardForm } from '../order-form.ts'
import { CardFields, HolderField, LockNote } from './card-fields.tsx'

interface CardChangeFormProps {
  lastResult: FormReport | undefined
  idempotencyKey: string
}

function Actions({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap gap-4">
        {children}
        <LinkButton to="/account/subscription" kind="secondary">
          {t('account.card.keep')}
        </LinkButton>
      </div>
      <LockNote className="mt-5">{note}</LockNote>
    </div>
  )
}

export function CardChangeForm({ lastResult, idempotencyKey }: CardChangeFormProps) {
  const { form, fields } = useForm(cardForm, { lastResult })
  return (
    <PageForm form={form} unsent={t('flash.savingFailed')} className="grid gap-6" autoComplete="on">
      <IdempotencyField value={idempotencyKey} />
      <RequiredNote />
      <FormErrors form={form} detailed />
      <HolderField field={fields.holder} />
      <CardFields fields={fields} />
      <Actions note={t('account.payment.form_secure')}>
        <SubmitButton pendingLabel={t('account.card.saving')}>{t('account.card.save')}</SubmitButton>
      </Actions>
    </PageForm>
  )
}

/** Form for a card that is entered on the provider's page. */
export function HostedCardForm({ lastResult, idempotencyKey }: CardChangeFormProps) {
  const { form } = useForm(hostedOrder, { lastResult })
  return (
    <PageForm form={form} unsent={t('flash.savingFailed')} className="grid gap-6">
      <IdempotencyField value={idempotencyKey} />
      <FormErrors form={form} />
      <Actions note={t('account.card.hosted_note')}>
        <SubmitButton>
          {t('account.card.hosted')} <ArrowRight aria-hidden size={18} className="ml-1 inline" />
        </SubmitButton>
      </Actions>
    </PageForm>
  )
}

/** Schema of a separate form beside the card's: it replaces the card with a direct debit. */
export const debitOrder = z.object({ way: z.literal('debit') })

/** Leads to the provider's page, where a bank account replaces the card. */
export function DebitForm({ idempotencyKey }: Pick<CardChangeFormProps, 'idempotencyKey'>) {
  const { form } = useForm(debitOrder, { lastResult: undefined })
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="display text-title">{t('account.card.debit.title')}</h2>
      <p className="mt-3">{t('account.card.debit.text')}</p>
      <PageForm form={form} unsent={t('flash.savingFailed')} className="mt-6">
        <IdempotencyField value={idempotencyKey} />
        <input type="hidden" name="way" value="debit" />
        <SubmitButton kind="secondary">{t('account.card.debit.action')}</SubmitButton>
      </PageForm>
    </section>
  )
}
