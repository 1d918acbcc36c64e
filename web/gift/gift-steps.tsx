import { ChevronDown } from 'lucide-react'
import { t } from '../i18n/index.ts'
import { Card } from '../ui/card.tsx'

/** Explains each step and its date before the purchase. */
export function GiftSteps({ codeMonths }: { codeMonths: number }) {
  return (
    <Card tone="rose" className="rounded-sheet p-8 md:p-10">
      <details className="group">
        <summary className="flex min-h-11 items-center justify-between gap-4">
          <h2 className="display text-title-sm">{t('account.gift.how_title')}</h2>
          <ChevronDown aria-hidden size={22} className="shrink-0 group-open:rotate-180" />
        </summary>
        <ul className="mt-5 grid list-disc gap-3 pl-5 marker:text-ruby">
          <li>{t('account.gift.how.pay')}</li>
          <li>{t('account.gift.how.code')}</li>
          <li>{t('account.gift.how.validity', { count: codeMonths })}</li>
          <li>{t('account.gift.how.use')}</li>
          <li>{t('account.gift.how.added')}</li>
          <li>{t('account.gift.how.withdraw')}</li>
        </ul>
      </details>
    </Card>
  )
}
