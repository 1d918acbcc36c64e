import { createFormula, createTrafficToken, ensureFormulas } from '../modules/subscriptions/index.ts'
import type { Database } from '../platform/database/index.ts'
import type { Platform } from '../platform/index.ts'

const summerFormula = {
  uid: 'ete',
  name: 'L’abonnement d’été',
  amount: 2990,
  trialAmount: 100,
  creditAmount: 1000,
  creditDelay: 1,
  creditDelayUnit: 'month',
  trialDuration: 7,
  trialDurationUnit: 'day',
  periodDuration: 1,
  periodDurationUnit: 'month',
  /** offered only to visitors with the link */
  private: true,
} as const

const yearFormula = {
  ...summerFormula,
  uid: 'annuel',
  name: 'L’abonnement d’un an',
  amount: 39900,
  trialAmount: 190,
  creditAmount: 2000,
  trialDuration: 3,
  periodDurationUnit: 'year',
  private: false,
  listed: true,
  order: 1,
} as const

/** Seeds three formulas, two of them listed, and two traffic tokens: one selects the unlisted formula, one is no longer valid. */
export async function seedOffers(platform: Platform, db: Database): Promise<void> {
  await ensureFormulas({ ...platform, db })
  await createFormula(platform, db, yearFormula)
  await createFormula(platform, db, summerFormula)
  await createTrafficToken(platform, db, { value: 'bienvenue-ete', formula: 'ete' })
  await createTrafficToken(platform, db, { value: 'printemps-passe', formula: 'default', active: false })
}
