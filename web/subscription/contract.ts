import { redirect } from 'react-router'
import { credentials } from '../../contracts/accounts/session.ts'
import {
  type ContractAct,
  endOwnContract,
  getOwnContract,
  getSeller,
  type HeldContract,
  readContractLink,
  requestContractLink,
  type Seller,
  spendContractLink,
} from '../../contracts/subscriptions/contract-links.ts'
import type { Subscription, SubscriptionStatus } from '../../contracts/subscriptions/subscriptions.ts'
import { dayOf } from '../../contracts/text/paris.ts'
import { ConflictError, HttpNotFoundError, InvalidArgumentError, isApiFailure } from '../api/index.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { readFormData } from '../forms/form-data.ts'
import { readForm, toFormReport } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'
import { signInAction } from '../sign-in/sign-in-action.ts'
import {
  cancelForm,
  contractLinkForm,
  contractReferenceForm,
  type DeclaredCancellation,
  endingForms,
  reviewForm,
  withdrawContractForm,
} from './contract-link-form.ts'
import { isRunning, mayStop } from './subscription-state.ts'

/** A contract, with the ways in which its holder may end it. */
export interface Contract {
  /** null once the account is erased */
  email: string | null
  /** null if the user gave none */
  name: string | null
  formula: string
  reference: string
  startedDateTime: string | null
  /** null while a payment is past due: the end of access is unknown */
  expirationDateTime: string | null
  mayStop: boolean
  status: SubscriptionStatus
  mayWithdraw: boolean
  /** end of the given months that the user keeps */
  givenUntil: string | null
  withdrawalDeadline: string | null
  /** possible days of a cancellation, `2026-03-31` */
  wish: { first: string; last: string }
}

/** Possible days of a cancellation: from today to the last day that is paid for. */
function wishOf({ expirationDateTime }: Subscription, now: Date): Contract['wish'] {
  const end = expirationDateTime ? Date.parse(expirationDateTime) : 0
  return { first: dayOf(now), last: dayOf(new Date(Math.max(now.getTime(), end))) }
}

/** null: there is no contract that this page can end. */
function contractOf(
  { email, name, subscription, mayWithdraw, givenUntil }: HeldContract,
  act: ContractAct,
): Contract | null {
  if (!subscription || (act === 'cancel' && !isRunning(subscription))) return null
  const { formulaName: formula, reference, startedDateTime, expirationDateTime } = subscription
  return {
    email,
    name,
    formula,
    reference,
    startedDateTime,
    expirationDateTime: subscription.status === 'pastDue' ? null : expirationDateTime,
    mayStop: mayStop(subscription),
    status: subscription.status,
    mayWithdraw,
    givenUntil,
    withdrawalDeadline: subscription.withdrawalDeadlineDateTime,
    wish: wishOf(subscription, new Date()),
  }
}

export const contractPaths = { cancel: '/cancel-contract', withdraw: '/withdraw-contract' } as const

export interface ShownContract {
  /** the user signed in, or followed a mailed link */
  known: boolean
  /** the link's token, for the form that confirms */
  token: string | null
  /** the request was just accepted */
  done: boolean
  /** the address claims that a request was accepted, but none was recorded */
  undone: boolean
  contract: Contract | null
  /** the followed link is no longer valid */
  linkOver: boolean
  /** a link is on its way */
  linkSent: boolean
}

interface ContractPageData extends ShownContract {
  seller: Seller
}

const unknown: ShownContract = {
  known: false,
  token: null,
  done: false,
  undone: false,
  contract: null,
  linkOver: false,
  linkSent: false,
}

/** The address alone proves no request: the server says whether there was one. */
function shownOf(held: HeldContract | null, act: ContractAct, url: URL): ShownContract {
  const announced = url.searchParams.get('done') === '1'
  const recorded = held !== null && (act === 'cancel' ? held.cancelled : held.withdrawn)
  return {
    ...unknown,
    known: true,
    done: announced && recorded,
    undone: announced && !recorded,
    contract: held && contractOf(held, act),
  }
}

async function contractOfLink({ api }: Site, url: URL, act: ContractAct, token: string): Promise<ShownContract> {
  try {
    const { payload } = await api.call(readContractLink, { body: { token } })
    if (payload.act !== act) throw redirect(`${contractPaths[payload.act]}${url.search}`)
    return { ...shownOf(payload, act, url), token }
  } catch (error) {
    if (error instanceof HttpNotFoundError || error instanceof InvalidArgumentError) {
      return { ...unknown, linkOver: true }
    }
    throw error
  }
}

/** Data of both contract pages: the user, the contract, and whether a request was just accepted. */
export async function loadContract(site: Site, url: URL, act: ContractAct): Promise<ContractPageData> {
  const [shown, { payload: seller }] = await Promise.all([shownContract(site, url, act), site.api.call(getSeller)])
  return { ...shown, seller }
}

async function shownContract(site: Site, url: URL, act: ContractAct): Promise<ShownContract> {
  const token = url.searchParams.get('t')
  if (token) return contractOfLink(site, url, act, token)
  const { api, viewer } = site
  if (!viewer) return { ...unknown, linkSent: url.searchParams.has('sent'), undone: url.searchParams.has('done') }
  const { payload } = await api.call(getOwnContract)
  return shownOf(payload, act, url)
}

/** Responds the same whether there is a contract or not. */
async function sendLink(site: Site, given: FormData, act: ContractAct) {
  const isByReference = given.has('reference')
  const form = await readForm(given, isByReference ? contractReferenceForm : contractLinkForm)
  if (form.problem) return isByReference ? { reference: form.problem } : { link: form.problem }
  try {
    await site.api.call(requestContractLink, { body: { ...form.value, act } })
  } catch (error) {
    const problem = toFormReport(form.submission, problemOf(error, ['email', 'reference']))
    return isByReference ? { reference: problem } : { link: problem }
  }
  throw redirect(`${contractPaths[act]}?sent`)
}

/** End of access: the requested day of the cancellation, but at the latest the end of the paid period. */
export const accessUntil = ({ expirationDateTime, wish }: Contract, wishedOn: string): string | null =>
  expirationDateTime && wishedOn < wish.last ? `${wishedOn}T12:00:00Z` : expirationDateTime

/** A summary of the cancellation, which can be changed before it is sent (consumer code, article D215-2). */
async function reviewCancellation(given: FormData) {
  const form = await readForm(given, reviewForm)
  if (form.problem) return { ending: form.problem }
  const { name, email, wishedOn, step } = form.value
  const declared: DeclaredCancellation = { name, email, wishedOn }
  return step === 'edit' ? { edited: declared } : { reviewed: declared }
}

const refusable = (error: unknown): boolean => error instanceof ConflictError || error instanceof InvalidArgumentError

async function confirm(site: Site, given: FormData, act: ContractAct) {
  const form = await readForm(given, act === 'cancel' ? cancelForm : withdrawContractForm)
  if (form.problem) return { ending: form.problem }
  const { token, confirm: _confirm, ...declaration } = form.value
  try {
    if (token) await site.api.call(spendContractLink, { body: { token, declaration } })
    else await site.api.call(endOwnContract, { body: { act, declaration } })
  } catch (error) {
    if (refusable(error))
      return { ending: toFormReport(form.submission, problemOf(error, ['name', 'email', 'wishedOn'])) }
    if (!isApiFailure(error)) throw error
    site.reportError(error)
    return { ending: toFormReport(form.submission, { formErrors: [t('account.contract.failed')] }) }
  }
  throw redirect(`${contractPaths[act]}?done=1${token ? `&t=${encodeURIComponent(token)}` : ''}`)
}

/** Handles each form of a contract page: review, confirmation, mailed link, sign-in. */
export async function contractAction(site: Site, request: Request, act: ContractAct) {
  const form = await readFormData(
    request,
    endingForms[act],
    reviewForm,
    contractLinkForm,
    contractReferenceForm,
    credentials,
  )
  if (act === 'cancel' && form.has('step')) return reviewCancellation(form)
  if (form.has('confirm')) return confirm(site, form, act)
  if (form.has('email') || form.has('reference')) return sendLink(site, form, act)
  const signIn = await signInAction(form, site.api)
  if (signIn) return { signIn }
  throw redirect(contractPaths[act])
}

type ContractResult = Awaited<ReturnType<typeof contractAction>>

export const resultsOf = (result: ContractResult | undefined) => ({
  link: result && 'link' in result ? result.link : undefined,
  reference: result && 'reference' in result ? result.reference : undefined,
  signIn: result && 'signIn' in result ? result.signIn : undefined,
  ending: result && 'ending' in result ? result.ending : undefined,
  reviewed: result && 'reviewed' in result ? result.reviewed : undefined,
  edited: result && 'edited' in result ? result.edited : undefined,
})
