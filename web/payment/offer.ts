import { type Formula, getFormula, getTrafficToken, type TrafficToken } from '../../contracts/subscriptions.ts'
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
  /** null if the address has none */
  trafficToken: TrafficToken | null
}

/** The part of an offer that an order sends. */
export const tokenOf = ({ trafficToken }: Offer): { trafficToken?: string } =>
  trafficToken?.isValid ? { trafficToken: trafficToken.value } : {}

/**
 * The offered formula: that of a valid traffic token, else the user's earlier choice if it is still open, else the
 * default.
 */
export async function readOffer(
  api: Api,
  { trafficToken, formula }: { trafficToken?: string; formula?: string },
): Promise<Offer> {
  const token = trafficToken ? await validate(api, trafficToken) : null
  const offered = token?.isValid ? token.formula : null
  const found = await readFormula(api, offered ?? (formula || defaultFormula))
  const isOpen = !found.needsToken || found.uid === offered
  return { formula: isOpen ? found : await readFormula(api, defaultFormula), trafficToken: token }
}
