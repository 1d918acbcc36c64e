import { startPasskeySignIn } from '../../contracts/accounts/passkeys.ts'
import { credentials } from '../../contracts/accounts/session.ts'
import type { Api } from '../api/index.ts'
import { readForm, toFormReport } from '../forms/read-form.ts'
import { isSecondFactorNeeded, signIn, signInProblem } from './sign-in.ts'
import type { SignInResult } from './sign-in-form.tsx'

const askedForCode = (payload: Record<string, unknown>): boolean => 'otp' in payload

/** @returns the form's problem; undefined if the user is signed in */
export async function signInAction(given: Request | FormData, api: Api): Promise<SignInResult | undefined> {
  const form = await readForm(given, credentials)
  const secondFactor = askedForCode(form.submission.payload)
  if (form.problem) return { lastResult: form.problem, secondFactor }
  try {
    await signIn(api, form.value)
    return undefined
  } catch (error) {
    const lastResult = toFormReport(form.submission, signInProblem(error))
    if (!secondFactor && !isSecondFactorNeeded(error)) return { lastResult, secondFactor }
    const { payload } = await api.call(startPasskeySignIn)
    return { lastResult, secondFactor: true, passkeyOptions: payload.options }
  }
}
