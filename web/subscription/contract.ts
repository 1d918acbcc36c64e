import { redirect } from 'react-router'
import { getUser } from '../../contracts/accounts.ts'
import {
  type ContractAct,
  readContractLink,
  requestContractLink,
  useContractLink,
} from '../../contracts/contract-links.ts'
import { credentials } from '../../contracts/session.ts'
import { getSubscription, type Subscription, unsubscribe, withdraw } from '../../contracts/subscriptions.ts'
import { nameIn } from '../account/metadata.ts'
import { ApiError, ApiUnreachableError, ConflictError, HttpNotFoundError, InvalidArgumentError } from '../api/index.ts'
import type { Site } from '../context.ts'
import { problemOf, sentenceOf } from '../forms/api-problem.ts'
import { readFormData } from '../forms/form-data.ts'
import { readForm, refuse } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'
import { readMetadata } from '../magazine/favorites.ts'
import { signInAction } from '../sign-in/sign-in-action.ts'
import { confirmForm, contractLinkForm } from './contract-link-form.ts'
import { isRunning, mayStop, mayWithdraw } from './subscription-state.ts'

/** A contract as its holder may end it. */
export interface Contract {
  email: string
  /** null where her profile has none */
  name: string | null
  formula: string
  startedDateTime: string | null
  expirationDateTime: string | null
  mayStop: boolean
  mayWithdraw: boolean
  withdrawalDeadline: string | null
}

function contractOf({ email, name }: Pick<Contract, 'email' | 'name'>, subscription: Subscription): Contract {
  const { formulaName: formula, startedDateTime, expirationDateTime } = subscription
  return {
    email,
    name,
    formula,
    startedDateTime,
    expirationDateTime,
    mayStop: mayStop(subscription),
    mayWithdraw: mayWithdraw(subscription, new Date()),
    withdrawalDeadline: subscription.withdrawalDeadlineDateTime,
  }
}

export const contractPaths = { cancel: '/cancel-contract', withdraw: '/withdraw-contract' } as const

export interface ShownContract {
  /** she signed in, or followed a mailed link */
  known: boolean
  /** the link's token, for the form that confirms */
  token: string | null
  done: boolean
  contract: Contract | null
  /** the link she followed is no longer valid */
  linkOver: boolean
  /** a link is on its way */
  linkSent: boolean
}

const unknown: ShownContract = {
  known: false,
  token: null,
  done: false,
  contract: null,
  linkOver: false,
  linkSent: false,
}

async function contractOfLink({ api }: Site, url: URL, act: ContractAct, token: string): Promise<ShownContract> {
  try {
    const { payload } = await api.call(readContractLink, { body: { token } })
    if (payload.act !== act) throw redirect(`${contractPaths[payload.act]}${url.search}`)
    const done = url.searchParams.get('done') === '1'
    const { subscription } = payload
    return { ...unknown, known: true, token, done, contract: subscription && contractOf(payload, subscription) }
  } catch (error) {
    if (error instanceof HttpNotFoundError || error instanceof InvalidArgumentError) {
      return { ...unknown, linkOver: true }
    }
    throw error
  }
}

/** What both contract pages show: who she is, her contract, and whether her request was just taken in. */
export async function loadContract(site: Site, url: URL, act: ContractAct): Promise<ShownContract> {
  const token = url.searchParams.get('t')
  if (token) return contractOfLink(site, url, act, token)
  const { api, viewer } = site
  if (!viewer) return { ...unknown, linkSent: url.searchParams.has('sent') }
  const [{ payload: subscription }, { payload: user }] = await Promise.all([
    api.call(getSubscription),
    api.call(getUser, { params: { uid: viewer.uid } }),
  ])
  const holder = { email: user.email, name: nameIn(readMetadata(user.metadata)) || null }
  const running = subscription && isRunning(subscription) ? subscription : null
  const done = url.searchParams.get('done') === '1'
  return { ...unknown, known: true, done, contract: running && contractOf(holder, running) }
}

/** The same answer whether there is a contract or not. */
async function sendLink(site: Site, given: FormData, act: ContractAct) {
  const form = await readForm(given, contractLinkForm)
  if (form.problem) return { link: form.problem }
  try {
    await site.api.call(requestContractLink, { body: { email: form.value.email, act } })
  } catch (error) {
    return { link: refuse(form.submission, problemOf(error, ['email'])) }
  }
  throw redirect(`${contractPaths[act]}?sent`)
}

async function confirm(site: Site, act: ContractAct, token: string) {
  try {
    if (token) await site.api.call(useContractLink, { body: { token } })
    else await site.api.call(act === 'cancel' ? unsubscribe : withdraw)
  } catch (error) {
    if (error instanceof ConflictError) return { failure: error.violations[0]?.message ?? sentenceOf(error) }
    if (!(error instanceof ApiError) && !(error instanceof ApiUnreachableError)) throw error
    site.reportError(error)
    return { failure: t('account.contract.failed') }
  }
  throw redirect(`${contractPaths[act]}?done=1${token ? `&t=${encodeURIComponent(token)}` : ''}`)
}

/** Mails her a link, signs her in on the spot, or takes in her request, which says `confirm`. */
export async function contractAction(site: Site, request: Request, act: ContractAct) {
  const form = await readFormData(request, confirmForm, contractLinkForm, credentials)
  if (form.has('confirm')) return confirm(site, act, String(form.get('token') ?? ''))
  if (form.has('email')) return sendLink(site, form, act)
  const signIn = await signInAction(form, site.api)
  if (signIn) return { signIn }
  throw redirect(contractPaths[act])
}

type ContractResult = Awaited<ReturnType<typeof contractAction>>

/** What the page's forms have to show of it. */
export const resultsOf = (result: ContractResult | undefined) => ({
  link: result && 'link' in result ? result.link : undefined,
  signIn: result && 'signIn' in result ? result.signIn : undefined,
  failure: result && 'failure' in result ? result.failure : undefined,
})
