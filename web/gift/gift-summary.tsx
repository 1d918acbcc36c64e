import { t } from '../i18n/index.ts'
import { SummaryFrame, SummaryLine } from '../payment/summary-frame.tsx'
import { formatPrice } from '../ui/price.tsx'
import type { GiftPrice } from './load-gift-offers.ts'

export interface ChosenGift extends GiftPrice {
  codeMonths: number
}

export function GiftSummary({ gift: { name, months, amount, codeMonths } }: { gift: ChosenGift }) {
  const what = t('account.gift.summary.what', { months: t('account.gift.months', { count: months }) })
  return (
    <SummaryFrame label={t('account.payment.summary.title')} title={`${name}, ${what}`}>
      <SummaryLine label={t('account.gift.summary.now')}>
        {t('account.gift.summary.amount', { amount: formatPrice(amount) })}
      </SummaryLine>
      <SummaryLine label={t('account.payment.summary.length')}>{t('account.gift.summary.once')}</SummaryLine>
      <SummaryLine label={t('account.gift.summary.validity')}>
        {t('account.gift.summary.validity_text', { count: codeMonths })}
      </SummaryLine>
    </SummaryFrame>
  )
}
