import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { cardLimits } from '../../../contracts/subscriptions/card-checks.ts'
import { t } from '../../i18n/index.ts'
import { classes } from '../../ui/classes.ts'
import type { FieldLike } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CardBrandMark, CardBrandMarks } from './card-brand-mark.tsx'
import { maskInGroups } from './card-mask.ts'

interface CardFieldsProps {
  fields: Record<'number' | 'expiry' | 'code', FieldLike>
}

export function HolderField({ field }: { field: FieldLike }) {
  return (
    <TextField
      field={field}
      label={t('account.payment.holder')}
      hint={t('account.payment.holder_hint')}
      autoComplete="cc-name"
    />
  )
}

export function NameFields({ fields }: { fields: Record<'firstname' | 'lastname', FieldLike> }) {
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField field={fields.firstname} label={t('account.payment.first_name')} autoComplete="given-name" />
      <TextField field={fields.lastname} label={t('account.payment.last_name')} autoComplete="family-name" />
    </div>
  )
}

/** Tells below a form's button who receives the card's data. */
export function LockNote({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={classes('flex gap-3 text-sm text-ink-soft', className)}>
      <LockKeyhole aria-hidden size={18} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

/** The card itself. Its number and code are never filled in from the server. */
export function CardFields({ fields }: CardFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="sr-only">{t('account.payment.card')}</legend>
      <div>
        <TextField
          field={fields.number}
          label={
            <span className="flex items-center justify-between">
              {t('account.payment.number')} <CardBrandMark brand={null} />
            </span>
          }
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="1234 1234 1234 1234"
          mask={maskInGroups()}
        />
        <span aria-live="polite" className="sr-only" data-brand-name />
        <CardBrandMarks />
      </div>
      <div className="grid grid-cols-2 tight:grid-cols-1 items-start gap-5">
        <TextField
          field={fields.expiry}
          label={t('account.payment.expiry')}
          hint={t('account.payment.expiry_hint')}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/AA"
        />
        <TextField
          field={fields.code}
          label={t('account.payment.code')}
          hint={t('account.payment.code_hint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={cardLimits.codeMax}
          mask="####"
        />
      </div>
    </fieldset>
  )
}
