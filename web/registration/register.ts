import { redirectDocument } from 'react-router'
import { register } from '../../contracts/accounts.ts'
import { requestPaymentLink } from '../../contracts/subscriptions.ts'
import type { Api } from '../api/index.ts'
import { signIn } from '../sign-in/sign-in.ts'
import type { Journey } from './journey.ts'

export interface NewAccount {
  /** made with the form: sending it twice registers once */
  uid: string
  identifier: string
  password: string
}

/** Registers her and opens her session. @throws as `api.call`: see registration-problem.ts */
export async function registerAndSignIn(
  api: Api,
  { uid, identifier, password }: NewAccount,
  { affiliation, formula }: { affiliation?: Journey['affiliation']; formula: string },
): Promise<void> {
  const body = { uid, identifier, password, formula, ...(affiliation ? { affiliation } : {}) }
  await api.call(register, { body, idempotencyKey: uid })
  await signIn(api, { identifier, password })
}

/** @returns the way to the provider's page. @throws as `api.call`: see redirectProblem */
export async function wayToPaymentPage(api: Api, formula: string, idempotencyKey: string): Promise<Response> {
  const { payload } = await api.call(requestPaymentLink, { body: { formula }, idempotencyKey })
  return redirectDocument(payload.redirect.href)
}
