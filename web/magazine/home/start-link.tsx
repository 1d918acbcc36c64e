import type { Formula } from '../../../contracts/subscriptions/subscriptions.ts'
import { adminBase } from '../../../contracts/text/address.ts'
import { t } from '../../i18n/index.ts'
import { useAudience } from '../../layout/site-data.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatPrice } from '../../ui/price.tsx'

/** Links subscribers to coaching, staff to the back office, other signed-in users to the payment, visitors to registration. */
export function StartLink({ formula, label }: { formula: Formula; label?: string }) {
  const { signedIn, vip, staff } = useAudience()
  if (vip) return <LinkButton to="/coaching">{t('layout.my_coaching')}</LinkButton>
  if (staff) {
    return <LinkButton to={adminBase}>{t('layout.back_office')}</LinkButton>
  }
  const price = formula.trialDuration ? formula.trialAmount : formula.amount
  return (
    <LinkButton to={signedIn ? '/registration/payment' : '/registration'}>
      {label ?? (price > 0 ? t('home.hero.start', { price: formatPrice(price) }) : t('home.hero.start_free'))}
    </LinkButton>
  )
}
