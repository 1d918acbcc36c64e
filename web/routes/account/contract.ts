import { redirect } from 'react-router'
import type { Call } from '../../../contracts/call.ts'
import { getFormula, getSubscription, type Subscription } from '../../../contracts/subscriptions.ts'
import { type Api, ApiError, ApiUnreachableError, ConflictError } from '../../api/index.ts'
import type { Site } from '../../context.ts'
import { sentenceOf } from '../../forms/api-problem.ts'
import { t } from '../../i18n/index.ts'
import { signInAction } from './sign-in-action.ts'
import { isRunning, mayStop, mayWithdraw } from './subscription-state.ts'

/** A contract as its holder may end it. */
export interface Contract {
  email: string
  formula: string
  startedDateTime: string | null
  expirationDateTime: string | null
  mayStop: boolean
  mayWithdraw: boolean
  withdrawalDeadline: string | null
}

async function nameOfFormula(api: Api, uid: string): Promise<string> {
  try {
    const { payload } = await api.call(getFormula, { params: { uid } })
    return payload.name
  } catch (error) {
    // A formula may be gone that contracts still run on.
    if (error instanceof ApiError && error.status === 404) return uid
    throw error
  }
}

async function contractOf(api: Api, email: string, subscription: Subscription): Promise<Contract> {
  const { formula, startedDateTime, expirationDateTime } = subscription
  return {
    email,
    formula: await nameOfFormula(api, formula),
    startedDateTime,
    expirationDateTime,
    mayStop: mayStop(subscription),
    mayWithdraw: mayWithdraw(subscription, new Date()),
    withdrawalDeadline: subscription.withdrawalDeadlineDateTime,
  }
}

/** What both contract pages show: who she is, her contract, and whether her request was just taken in. */
export async function loadContract({ api, viewer }: Site, url: URL) {
  const done = url.searchParams.get('done') === '1'
  if (!viewer) return { signedIn: false, done, contract: null }
  const { payload: subscription } = await api.call(getSubscription)
  const running = subscription && isRunning(subscription) ? subscription : null
  return { signedIn: true, done, contract: running && (await contractOf(api, viewer.email, running)) }
}

/** Signs her in on the spot, or sends her request, which says `confirm`; comes back to the same page. */
export async function contractAction(site: Site, request: Request, path: string, call: Call) {
  const confirmed = (await request.clone().formData()).has('confirm')
  if (!confirmed) {
    const signIn = await signInAction(request, site.api)
    if (signIn) return { signIn }
    throw redirect(path)
  }
  try {
    await site.api.call(call)
  } catch (error) {
    if (error instanceof ConflictError) return { failure: error.violations[0]?.message ?? sentenceOf(error) }
    if (!(error instanceof ApiError) && !(error instanceof ApiUnreachableError)) throw error
    site.reportError(error)
    return { failure: t('account.contract.failed') }
  }
  throw redirect(`${path}?done=1`)
}
