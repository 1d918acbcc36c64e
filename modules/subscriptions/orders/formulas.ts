import { messages } from '../../../contracts/messages.ts'
import type { NewStaffFormula, NewStaffTrafficToken } from '../../../contracts/subscriptions/staff-offers.ts'
import type { Formula, TrafficToken } from '../../../contracts/subscriptions/subscriptions.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, type Violation, violation } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import {
  type FormulaRow,
  findFormula,
  findTrafficToken,
  insertFormula,
  insertTrafficToken,
  listedFormulas,
  type TrafficTokenRow,
  tokensOfFormula,
} from './queries-offers.ts'

export const defaultFormulaUid = 'default'

const defaultFormula: NewStaffFormula = {
  name: 'L’abonnement',
  uid: defaultFormulaUid,
  amount: 3990,
  trialAmount: 190,
  trialDuration: 3,
  trialDurationUnit: 'day',
  periodDuration: 1,
  periodDurationUnit: 'month',
  creditAmount: 2000,
  creditDelay: 1,
  creditDelayUnit: 'month',
  listed: true,
}

const durations = [
  ['trialDuration', 'trialDurationUnit'],
  ['creditDelay', 'creditDelayUnit'],
] as const

/** Checks what the schema cannot express: a number needs its unit, and seconds are for tests only. */
export function formulaProblems(formula: Omit<NewStaffFormula, 'uid'>, shortPeriods: boolean): Violation[] {
  const problems = durations.flatMap(([count, unit]) => {
    if ((formula[count] === null) === (formula[unit] === null)) return []
    return [violation(formula[count] === null ? count : unit, messages.required, 'missing')]
  })
  if (formula.trialAmount > 0 && formula.trialDuration === null) {
    problems.push(
      violation('trialDuration', 'Un essai qui a un prix a une durée. Sans essai, son prix est 0.', 'missing'),
    )
  }
  if (formula.creditAmount > 0 && formula.creditDelay === null) {
    problems.push(violation('creditDelay', messages.required, 'missing'))
  }
  if (formula.listed && formula.private) {
    problems.push(violation('listed', 'Une formule réservée à qui a un code ne peut pas être proposée à toutes.'))
  }
  const units = ['trialDurationUnit', 'creditDelayUnit', 'periodDurationUnit'] as const
  const short = shortPeriods ? [] : units.filter((unit) => formula[unit] === 'second')
  return [...problems, ...short.map((unit) => violation(unit, messages.shortPeriod))]
}

export async function createFormula(
  { config, clock }: Pick<OpenedPlatform, 'config' | 'clock'>,
  db: Database,
  formula: NewStaffFormula,
): Promise<FormulaRow> {
  const problems = formulaProblems(formula, config.shortPeriods)
  if (problems.length > 0) throw invalid(problems)
  const created = await insertFormula(db, { ...formula, createdAt: clock.now() })
  if (!created) throw conflict([violation('uid', messages.duplicate, 'duplicate')])
  return created
}

/** Makes the formula `default` at the first start. Its name stays when the site's name changes. */
export async function ensureFormulas({ db, clock }: Pick<OpenedPlatform, 'db' | 'clock'>): Promise<void> {
  await insertFormula(db, { ...defaultFormula, createdAt: clock.now() })
}

/** @throws 400 */
export async function requireFormula(db: Database, uid: string): Promise<void> {
  if (!(await findFormula(db, uid))) throw invalid([violation('formula', 'Cette formule n’existe pas.')])
}

/** Tells whether the formula is private, or has tokens but no valid one. The default formula is open to everyone. */
async function needsToken(db: Database, now: Date, formula: FormulaRow): Promise<boolean> {
  if (formula.uid === defaultFormulaUid) return false
  if (formula.private) return true
  const tokens = await tokensOfFormula(db, formula.uid)
  return tokens.length > 0 && !tokens.some((token) => isTokenValid(token, now))
}

/** @throws 404 */
export async function readFormula(db: Database, now: Date, uid: string): Promise<Formula> {
  const found = await findFormula(db, uid)
  if (!found) throw notFound('Cette formule n’existe pas.')
  return (await needsToken(db, now, found)) ? { ...shownFormula(found), needsToken: true } : shownFormula(found)
}

function shownFormula(row: FormulaRow): Formula {
  const { version: _version, createdAt: _created, private: _private, listed: _listed, order: _order, ...formula } = row
  return formula
}

/** Formulas that anybody can order now and that the owner lists, in the owner’s order, the default one first. */
export async function listFormulas(db: Database, now: Date): Promise<Formula[]> {
  const shown: Formula[] = []
  for (const row of await listedFormulas(db)) {
    if (!(await needsToken(db, now, row))) shown.push(shownFormula(row))
  }
  return shown
}

export async function createTrafficToken(
  { clock }: Pick<OpenedPlatform, 'clock'>,
  db: Database,
  {
    value,
    formula,
    active = true,
    expires = null,
  }: Pick<NewStaffTrafficToken, 'value' | 'formula'> & Partial<NewStaffTrafficToken>,
): Promise<TrafficTokenRow> {
  await requireFormula(db, formula)
  const expiresAt = expires === null ? null : new Date(expires)
  const now = clock.now()
  const created = await insertTrafficToken(db, { value, formula, active, expiresAt, resultsSince: now, createdAt: now })
  if (!created) throw conflict([violation('value', messages.duplicate, 'duplicate')])
  return created
}

export const isTokenValid = (token: TrafficTokenRow, now: Date): boolean =>
  token.active && (token.expiresAt === null || token.expiresAt > now)

/** Reads a token. An unknown or expired one is not refused: its answer has `isValid: false`. */
export async function readTrafficToken(db: Database, now: Date, value: string): Promise<TrafficToken> {
  const token = value.includes('\0') ? undefined : await findTrafficToken(db, value)
  return token && isTokenValid(token, now)
    ? { value, isValid: true, formula: token.formula }
    : { value, isValid: false, formula: null }
}

/** @throws 400 when the formula is unknown or its token is missing, or the token is unknown or expired */
export async function requireOrderableFormula(
  db: Database,
  now: Date,
  { formula, trafficToken }: { formula: string; trafficToken?: string | undefined },
): Promise<FormulaRow> {
  const token = trafficToken === undefined ? undefined : await readTrafficToken(db, now, trafficToken)
  if (token && !token.isValid) {
    throw invalid([violation('trafficToken', 'Cette offre n’est plus valable.')])
  }
  const uid = formula === defaultFormulaUid ? (token?.formula ?? formula) : formula
  const found = await findFormula(db, uid)
  if (!found) throw invalid([violation('formula', 'Cette formule n’existe pas.')])
  if (token?.formula !== uid && (await needsToken(db, now, found))) {
    throw invalid([violation('formula', 'Cette offre ne s’ouvre que par son lien, ou elle est terminée.')])
  }
  return found
}
