import { t } from '../../i18n/index.ts'
import { type Duration, durationText } from './plan.ts'

/** « par mois », « tous les 3 mois » */
export const periodText = (period: Duration): string =>
  period.count === 1
    ? t(`account.payment.plan.every_one.${period.unit}`)
    : t(`account.payment.plan.every.${period.unit}`, { duration: durationText(period) })
