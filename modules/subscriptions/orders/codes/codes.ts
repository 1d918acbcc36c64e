import { type ReductionCode, reductionCodeText } from '../../../../contracts/subscriptions/reduction-codes.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import { type FormulaRow, findFormula } from '../queries-offers.ts'
import { referencePrice } from '../queries-prices.ts'
import {
  type CodeRow,
  deleteUse,
  findCode,
  hasOtherSubscriberUsedCard,
  insertUse,
  releaseCodeUse,
  reserveCodeUse,
  usesOfPerson,
} from './queries-codes.ts'

/** Effect of a code on a formula: cents of each reduced period, and how many there are; null: all. */
export interface Reduction {
  code: string
  amount: number
  periods: number | null
}

/** Rounds down, so that a reduction is never smaller than stated. */
const reducedAmount = ({ percent, amount }: Pick<CodeRow, 'percent' | 'amount'>, full: number): number =>
  percent === null ? Math.max(0, full - (amount ?? 0)) : Math.floor((full * (100 - percent)) / 100)

const reductionOf = (found: CodeRow, formula: Pick<FormulaRow, 'amount'>): Reduction => ({
  code: found.uid,
  amount: reducedAmount(found, formula.amount),
  periods: found.periods,
})

export const isCodeValid = ({ active, from, until, uses, usedBy }: CodeRow, now: Date): boolean =>
  active && (!from || from <= now) && (!until || until > now) && (uses === null || usedBy < uses)

const covers = ({ formulas }: Pick<CodeRow, 'formulas'>, formula: string): boolean =>
  formulas?.includes(formula) ?? true

/** @returns undefined for a code that does not exist, or is not valid for this formula now */
export async function findReduction(
  db: Database,
  now: Date,
  typed: string,
  formula: Pick<FormulaRow, 'uid' | 'amount'>,
): Promise<Reduction | undefined> {
  const uid = reductionCodeText.safeParse(typed).data
  const found = uid === undefined ? undefined : await findCode(db, uid)
  return found && isCodeValid(found, now) && covers(found, formula.uid) ? reductionOf(found, formula) : undefined
}

const unknown = (value: string): ReductionCode => ({
  value,
  isValid: false,
  amount: null,
  trialAmount: null,
  periods: null,
  reference: null,
})

export async function readCode(db: Database, now: Date, value: string, formulaUid: string): Promise<ReductionCode> {
  const formula = await findFormula(db, formulaUid)
  const reduction = formula && (await findReduction(db, now, value, formula))
  if (!reduction) return unknown(value)
  return {
    value,
    isValid: true,
    amount: reduction.amount,
    trialAmount: formula.trialAmount,
    periods: reduction.periods,
    reference: await referencePrice(db, formula.uid, now),
  }
}

const refused = (message: string) => invalid([violation('code', message)])

export const invalidCodeError = () => refused('Ce code n’existe pas, ou il n’est plus valable pour cette formule.')

interface Use {
  reduction: Reduction | undefined
  formula: Pick<FormulaRow, 'uid' | 'amount'>
  subscriberUid: string
  subscriptionUid: string
  /** fingerprint of the card; known before the charge only if the card is entered on the site itself */
  card: string | undefined
}

/**
 * Counts the order that was just stored, in its transaction. The caller has locked the subscriber.
 * @throws 400 where the code is not valid any more, or the person has used it
 */
export async function takeCode(db: Database, now: Date, use: Use): Promise<void> {
  const { reduction, formula, subscriberUid, subscriptionUid, card } = use
  const taken = reduction && (await reserveCodeUse(db, reduction.code, formula.uid, now))
  if (!taken || reductionOf(taken, formula).amount !== reduction.amount) throw invalidCodeError()
  if ((await usesOfPerson(db, taken.uid, subscriberUid)) >= taken.usesPerPerson) {
    throw refused('Vous avez déjà utilisé ce code.')
  }
  if (taken.oncePerCard && card && (await hasOtherSubscriberUsedCard(db, taken.uid, { card, subscriberUid }))) {
    throw refused('Ce code a déjà été utilisé avec cette carte.')
  }
  await insertUse(db, { subscriptionUid, code: taken.uid, subscriberUid, card: card ?? null, usedAt: now })
}

/** Releases the use of an order that was never paid. */
export async function releaseCode(db: Database, subscriptionUid: string): Promise<void> {
  const used = await deleteUse(db, subscriptionUid)
  if (used !== undefined) await releaseCodeUse(db, used)
}
