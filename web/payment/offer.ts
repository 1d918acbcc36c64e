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
  /** null where she brought none */
  trafficToken: TrafficToken | null
}

/** The formula she is offered: that of a valid traffic token, else the one she chose before, else the default. */
export async function readOffer(
  api: Api,
  { trafficToken, formula }: { trafficToken?: string; formula?: string },
): Promise<Offer> {
  const token = trafficToken ? await validate(api, trafficToken) : null
  const uid = (token?.isValid && token.formula) || formula || defaultFormula
  return { formula: await readFormula(api, uid), trafficToken: token }
}
