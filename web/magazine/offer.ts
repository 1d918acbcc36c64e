import type { Formula } from '../../contracts/subscriptions/subscriptions.ts'
import { durationText, rhythmText } from '../../contracts/text/french-duration.ts'

/** « par mois », « tous les 3 mois », « toutes les 2 semaines » */
export const periodText = ({ periodDuration, periodDurationUnit }: Formula): string =>
  rhythmText({ count: periodDuration, unit: periodDurationUnit })

/** null where the formula has no trial */
export function trialText({ trialDuration, trialDurationUnit }: Formula): string | null {
  return trialDuration && trialDurationUnit ? durationText({ count: trialDuration, unit: trialDurationUnit }) : null
}
