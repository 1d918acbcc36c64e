import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { formatShortPrice } from '../../ui/price.tsx'

/** Names the amount refunded for a late answer; shows nothing if it is 0. */
export function LateAnswerNote({ cents }: { cents: number }) {
  if (cents === 0) return null
  return (
    <p className="italic-display mt-10 text-center text-title-xs text-ruby wrap-anywhere">
      {typeset(t('home.late_answer', { count: cents / 100, amount: formatShortPrice(cents) }))}
    </p>
  )
}
