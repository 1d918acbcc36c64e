import { redirect } from 'react-router'
import { type Affiliation, register } from '../../contracts/accounts/accounts.ts'
import { requestPaymentLink } from '../../contracts/subscriptions/subscriptions.ts'
import { type Api, ApiError, ConflictError } from '../api/index.ts'
import { codeOf, type Offer, tokenOf } from '../payment/offer.ts'
import { signIn } from '../sign-in/sign-in.ts'

export interface NewAccount {
  /** made with the form: sending it twice registers once */
  uid: string
  identifier: string
  /** absent: the registration itself signs the user in */
  password?: string | undefined
}

/** Affiliation and offer of the registration. */
interface Brought {
  affiliation?: Affiliation | undefined
  formula: string
  trafficToken?: string | undefined
}

/** Tells whether the address has an account. Other conflicts, such as a form sent twice, do not count. */
const isTaken = (error: unknown): boolean =>
  error instanceof ConflictError && error.violations.some(({ property }) => property === 'identifier')

/** Starts the session that the registration returned; a form sent twice returns none. Ignores another user's session. */
function startFirstSession(api: Api, uid: string): boolean {
  const session = api.auth.get('default')
  if (!session.authenticated || session.info?.user.uid !== uid) return false
  session.connect(session.token)
  return true
}

/**
 * Registers the user and opens a session.
 * @returns false if the address has an account with another password, or the form was sent twice without a password:
 * the address's owner gets a mail, and the form must show the same as for a new address
 * @throws as `api.call`: see registration-problem.ts
 */
export async function registerAndSignIn(
  api: Api,
  { uid, identifier, password }: NewAccount,
  { affiliation, formula, trafficToken }: Brought,
): Promise<boolean> {
  const body = {
    uid,
    identifier,
    ...(password !== undefined && { password }),
    formula,
    ...(affiliation && { affiliation }),
    ...(trafficToken && { trafficToken }),
  }
  const taken = await api.call(register, { body, idempotencyKey: uid }).then(
    () => false,
    (error: unknown) => isTaken(error) || Promise.reject(error),
  )
  if (password === undefined) return !taken && startFirstSession(api, uid)
  try {
    await signIn(api, { identifier, password })
  } catch (error) {
    if (taken && error instanceof ApiError) return false
    throw error
  }
  return true
}

interface HostedPayment {
  offer: Offer
  /** article that the user came from */
  fromArticle: string | undefined
  idempotencyKey: string
}

/** @returns a redirect to the provider's page. @throws as `api.call`: see redirectProblem */
export async function requestPaymentRedirect(
  api: Api,
  { offer, fromArticle, idempotencyKey }: HostedPayment,
): Promise<Response> {
  const body = { formula: offer.formula.uid, ...tokenOf(offer), ...codeOf(offer), ...(fromArticle && { fromArticle }) }
  const { payload } = await api.call(requestPaymentLink, { body, idempotencyKey })
  return redirect(payload.redirect.href)
}
