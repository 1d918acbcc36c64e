import { cashbackSentence } from '../../../contracts/subscriptions/cashback-words.ts'
import { contractLengthText } from '../../../contracts/subscriptions/offer-words.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { FactSource } from '../../publisher/index.ts'
import { euros, frenchDuration, frenchRhythm } from '../french.ts'
import { periodOf, trialOf } from '../lifecycle/schedule.ts'
import { debitPaymentTerms, debitPrivacyTerms } from './debit/debit-terms.ts'
import { readCreditor } from './debit/sepa-creditor.ts'
import { type FormulaRow, findShownFormula } from './queries-offers.ts'

const providers = {
  stripe: 'Stripe Payments Europe, Limited (Dublin, Irlande)',
  sandbox: 'le prestataire d’essai de ce site, qui ne prélève rien',
} as const

const dataOfCards =
  'Les données de votre carte vont au prestataire de paiement\u202f; nous n’en gardons ni le numéro ni le code.'

/** « 1,90 € TTC pour 3 jours d’essai, puis 39,90 € TTC par mois » */
function priceOf(formula: FormulaRow): string {
  const [period, trial] = [periodOf(formula), trialOf(formula)]
  const full = `${euros(formula.amount)} TTC ${frenchRhythm(period)}`
  return trial ? `${euros(formula.trialAmount)} TTC pour ${frenchDuration(trial)} d’essai, puis ${full}` : full
}

/** « 1,90 € TTC pour 3 jours »; null where the formula has no trial */
function trialPriceOf(formula: FormulaRow): string | null {
  const trial = trialOf(formula)
  return trial ? `${euros(formula.trialAmount)} TTC pour ${frenchDuration(trial)}` : null
}

const cashbackOf = (formula: FormulaRow): string => cashbackSentence(formula) ?? 'aucun remboursement prévu'

const lengthOf = ({ periodDuration, periodDurationUnit }: FormulaRow): string =>
  contractLengthText(periodDuration, periodDurationUnit)

/** Facts of the legal pages about the public offer and the payment provider. */
export async function offerFacts({ config }: Pick<Platform, 'config'>, db: Database): Promise<FactSource> {
  const formula = await findShownFormula(db)
  const creditor = await readCreditor(db, config)
  return {
    facts: {
      'formule.nom': { label: 'nom de la formule', value: formula?.name ?? null },
      'formule.prix': { label: 'prix de la formule', value: formula ? priceOf(formula) : null },
      'formule.essai': { label: 'essai de la formule', value: formula ? trialPriceOf(formula) : null },
      'formule.cashback': { label: 'cashback de la formule', value: formula ? cashbackSentence(formula) : null },
      'formule.remboursement': { label: 'remboursement de la formule', value: formula ? cashbackOf(formula) : null },
      'formule.duree': { label: 'durée de la formule', value: formula ? lengthOf(formula) : null },
      'paiement.moyens': {
        label: 'moyens de paiement',
        value: creditor ? debitPaymentTerms(creditor) : 'Le paiement se fait par carte.',
      },
      'paiement.donnees': {
        label: 'données du paiement',
        value: creditor ? `${dataOfCards} ${debitPrivacyTerms}` : dataOfCards,
      },
      'paiement.retour': {
        label: 'moyen du remboursement',
        value: creditor ? 'sur la carte ou le compte qui a payé' : 'sur la carte qui a payé',
      },
      'paiement.nom': { label: 'prestataire de paiement', value: providers[config.paymentProvider] },
    },
  }
}
