import { Download } from 'lucide-react'
import type { OwnPayment } from '../../contracts/subscriptions/own-payments.ts'
import { paymentName } from '../../contracts/subscriptions/payment-name.ts'
import { t } from '../i18n/index.ts'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { DateText, formatDate } from '../ui/date-text.tsx'
import { formatPrice, Price } from '../ui/price.tsx'

const tones = {
  paid: 'bg-sage-light text-sage-deep',
  partlyRefunded: 'bg-sage-light text-sage-deep',
  refunded: 'bg-rose-mid text-ink',
  pending: 'bg-info-light text-info',
  failed: 'bg-error-light text-error',
} as const satisfies Record<OwnPayment['state'], string>

function Refunds({ refunds }: Pick<OwnPayment, 'refunds'>) {
  return refunds.map(({ amount: cents, reason, decidedDateTime, refundedDateTime }) => {
    const amount = formatPrice(cents)
    const done = reason === 'dispute' ? 'returned' : 'refunded'
    return (
      <p key={`${decidedDateTime}-${cents}`} className="text-sm">
        {refundedDateTime
          ? t(`account.payments.${done}`, { amount, date: formatDate(refundedDateTime) })
          : t('account.payments.refunding', { amount })}
      </p>
    )
  })
}

function Receipt({ payment: { uid, receipt, date } }: { payment: OwnPayment }) {
  if (receipt === null) return null
  return (
    <a
      href={`/account/subscription/receipt/${uid}`}
      aria-label={t('account.payments.receipt_named', { number: receipt, date: formatDate(date) })}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
    >
      <Download aria-hidden size={18} /> {t('account.payments.receipt')}
    </a>
  )
}

const dateOr = (iso: string | null): Date | null => (iso === null ? null : new Date(iso))

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { kind, formulaName, date, amount, state, periodStart, periodEnd, refunds } = payment
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid content-start gap-1">
        <p className="text-sm text-ink-soft">
          <DateText iso={date} />
        </p>
        <p className="font-semibold">{`${paymentName(kind, dateOr(periodStart), dateOr(periodEnd))}, ${formulaName}`}</p>
        {periodStart && periodEnd && (
          <p className="text-sm">
            {t('account.payments.period', { start: formatDate(periodStart), end: formatDate(periodEnd) })}
          </p>
        )}
        <Refunds refunds={refunds} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 sm:flex-col sm:items-end">
        <Price cents={amount} className="text-lg font-semibold" />
        <Chip className={tones[state]}>{t(`account.payments.states.${state}`)}</Chip>
        <Receipt payment={payment} />
      </div>
    </li>
  )
}

interface PaymentHistoryProps {
  /** null: they could not be loaded */
  payments: OwnPayment[] | null
  /** address of the next page */
  next: string | null
  first: boolean
}

export function PaymentHistory({ payments, next, first }: PaymentHistoryProps) {
  return (
    <section id="paiements" className="mt-12 border-t border-line pt-10">
      <h2 className="display mb-6 text-title-sm">{t('account.payments.title')}</h2>
      {payments === null && <p role="alert">{t('account.payments.unavailable')}</p>}
      {payments?.length === 0 && <p>{t('account.payments.none')}</p>}
      <ul>
        {payments?.map((payment) => (
          <PaymentRow key={payment.uid} payment={payment} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-8">
        {!first && (
          <LinkButton to="/account/subscription#paiements" kind="quiet" size="small">
            {t('account.payments.newest')}
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} kind="quiet" size="small">
            {t('account.payments.older')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
