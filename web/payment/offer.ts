import { getCode, type ReductionCode } from '../../contracts/subscriptions/reduction-codes.ts'
import {
  type Formula,
  getFormula,
  getTrafficToken,
  listFormulas,
  type TrafficToken,
} from '../../contracts/subscriptions/subscriptions.ts'
import { type Api, ApiError } from '../api/index.ts'

const defaultFormula = 'default'

async function validate(api: Api, value: string): Promise<TrafficToken> {
  try {
    const { payload } = await api.call(getTrafficToken, { params: { uid: value } })
    return payload
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { value, isValid: false, formula: null }
    throw error
  }
}

async function readFormula(api: Api, uid: string): Promise<Formula> {
  try {
    const { payload } = await api.call(getFormula, { params: { uid } })
    return payload
  } catch (error) {
    if (uid === defaultFormula || !(error instanceof ApiError) || error.status >= 500) throw error
    return readFormula(api, defaultFormula)
  }
}

export interface Offer {
  formula: Formula
  /** null if the address has no token */
  trafficToken: TrafficToken | null
  /** formulas that the page compares; empty where there is nothing to choose */
  plans: readonly Formula[]
  /** the typed code; null: none was typed */
  code: ReductionCode | null
}

/** The traffic token to send with an order; none if it is invalid. */
export const tokenOf = ({ trafficToken }: Pick<Offer, 'trafficToken'>): { trafficToken?: string } =>
  trafficToken?.isValid ? { trafficToken: trafficToken.value } : {}

/** Sends a typed code even if it is no longer valid: the order is then refused, rather than made at another price. */
export const codeOf = ({ code }: Pick<Offer, 'code'>): { code?: string } => (code ? { code: code.value } : {})

/** The formula at its price with the code. */
export const reducedFormula = ({ formula, code }: Pick<Offer, 'formula' | 'code'>): Formula =>
  code?.isValid && code.amount !== null ? { ...formula, amount: code.amount } : formula

const unknownCode = (value: string): ReductionCode => ({
  value,
  isValid: false,
  amount: null,
  trialAmount: null,
  periods: null,
  reference: null,
})

async function readCode(api: Api, value: string, formula: string): Promise<ReductionCode> {
  try {
    return (await api.call(getCode, { params: { code: value }, query: { formula } })).payload
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return unknownCode(value)
    throw error
  }
}

interface Wanted {
  trafficToken?: string
  /** the user's choice */
  formula?: string
  code?: string | undefined
}

/** Selects a listed formula: the user's choice, else the token's, else the first; undefined if the named one is not listed. */
function listedOffer(listed: readonly Formula[], offered: string | null, chosen: string | undefined) {
  const named = (uid: string | null | undefined) => listed.find((one) => one.uid === uid)
  if (offered !== null && !named(offered)) return undefined
  return named(chosen) ?? (chosen ? undefined : (named(offered) ?? listed[0]))
}

/**
 * Reads the offer. A token with a formula of its own leaves no choice. An unlisted earlier choice is offered while
 * it is on sale, else the default.
 */
export async function readOffer(api: Api, { code, ...wanted }: Wanted): Promise<Offer> {
  const offer = await readPlan(api, wanted)
  return { ...offer, code: code ? await readCode(api, code, offer.formula.uid) : null }
}

async function readPlan(api: Api, { trafficToken, formula }: Wanted): Promise<Omit<Offer, 'code'>> {
  const token = trafficToken ? await validate(api, trafficToken) : null
  const offered = token?.isValid ? token.formula : null
  const { payload: plans } = await api.call(listFormulas)
  const listed = listedOffer(plans, offered, formula)
  if (listed) return { formula: listed, trafficToken: token, plans: plans.length > 1 ? plans : [] }
  const found = await readFormula(api, offered ?? (formula || defaultFormula))
  const isOpen = !found.needsToken || found.uid === offered
  return { formula: isOpen ? found : await readFormula(api, defaultFormula), trafficToken: token, plans: [] }
}
