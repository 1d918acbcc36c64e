import { type FormEvent, use } from 'react'
import { cardLimits } from '../../contracts/subscriptions/card.ts'
import { t } from '../i18n/index.ts'
import { PlainPage } from '../layout/plain-page.ts'
import type { FieldLike } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CardBrandMark, CardBrandMarks } from './card-brand-mark.tsx'
import { followExpiry } from './expiry.ts'
import { useCardBrand } from './use-card-brand.ts'

interface CardFieldsProps {
  fields: Record<'holder' | 'number' | 'expiry' | 'code', FieldLike>
}

/** The card itself. Its number and code are never filled in from the server. */
export function CardFields({ fields }: CardFieldsProps) {
  const plain = use(PlainPage)
  const { brand, mask, look } = useCardBrand()
  const onNumber = ({ currentTarget }: FormEvent<HTMLInputElement>) => look(currentTarget.value.replace(/\D/g, ''))
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="sr-only">{t('account.payment.card')}</legend>
      <TextField
        field={fields.holder}
        label={t('account.payment.holder')}
        hint={t('account.payment.holder_hint')}
        autoComplete="cc-name"
      />
      <div>
        <TextField
          field={fields.number}
          label={
            <span className="flex items-center justify-between">
              {t('account.payment.number')} <CardBrandMark brand={brand} />
            </span>
          }
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="1234 1234 1234 1234"
          mask={mask}
          onInput={onNumber}
        />
        <span aria-live="polite" className="sr-only" data-brand-name>
          {brand && t('account.payment.brand', { brand: brand.name })}
        </span>
        {plain && <CardBrandMarks />}
      </div>
      <div className="grid grid-cols-2 items-start gap-5">
        <TextField
          field={fields.expiry}
          label={t('account.payment.expiry')}
          hint={t('account.payment.expiry_hint')}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/AA"
          ref={followExpiry}
        />
        <TextField
          field={fields.code}
          label={t('account.payment.code')}
          hint={t(brand?.codeSize === cardLimits.codeMax ? 'account.payment.code_hint_4' : 'account.payment.code_hint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={cardLimits.codeMax}
          mask="####"
        />
      </div>
    </fieldset>
  )
}
