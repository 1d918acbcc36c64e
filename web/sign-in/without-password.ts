import { z } from 'zod'
import { passkeyAnswer, signInWithPasskey, startPasskeySignIn } from '../../contracts/accounts/passkeys.ts'
import { credentials } from '../../contracts/accounts/session.ts'
import {
  codeCredentials,
  codeRequest,
  requestSignInCode,
  verifySignInCode,
} from '../../contracts/accounts/sign-in-codes.ts'
import { type Api, HttpUnauthorizedError } from '../api/index.ts'
import { readForm, toFormReport } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'
import { codeProblem, isSecondFactorNeeded, signInProblem } from './sign-in.ts'
import type { SignInResult } from './sign-in-form.tsx'

/** Fields of all forms of the sign-in page. The pressed button, or a hidden field, names a way besides the password. */
export const signInFields = z.strictObject({
  ...credentials.shape,
  ...codeCredentials.shape,
  ...passkeyAnswer.shape,
  way: z.enum(['code', 'verify', 'passkey']),
})
type Way = z.output<typeof signInFields>['way']

/** Mails a code; the page then asks for it. */
async function mailCode(given: FormData, api: Api): Promise<SignInResult | undefined> {
  // The button is in the password form: drop the fields that a code request does not need.
  for (const name of ['password', 'otp', 'passkey']) given.delete(name)
  const form = await readForm(given, codeRequest)
  if (form.problem) return { lastResult: form.problem, secondFactor: false }
  try {
    await api.call(requestSignInCode, { body: form.value })
  } catch (error) {
    return { lastResult: toFormReport(form.submission, signInProblem(error)), secondFactor: false }
  }
  return { lastResult: toFormReport(form.submission, {}), secondFactor: false, codeSentTo: form.value.identifier }
}

async function verifyCode(given: FormData, api: Api): Promise<SignInResult | undefined> {
  const form = await readForm(given, codeCredentials)
  const codeSentTo = String(given.get('identifier') ?? '')
  const secondFactor = given.has('otp')
  if (form.problem) return { lastResult: form.problem, secondFactor, codeSentTo }
  try {
    const { payload } = await api.call(verifySignInCode, { body: form.value })
    api.auth.get('default').connect(payload.token)
    return undefined
  } catch (error) {
    const refused = { lastResult: toFormReport(form.submission, codeProblem(error)), codeSentTo }
    if (!isSecondFactorNeeded(error)) return { ...refused, secondFactor }
    const { payload } = await api.call(startPasskeySignIn)
    // The same digits are valid with the second factor: they need not be typed again.
    return { ...refused, secondFactor: true, passkeyOptions: payload.options, code: form.value.code }
  }
}

async function usePasskey(given: FormData, api: Api): Promise<SignInResult | undefined> {
  const form = await readForm(given, passkeyAnswer)
  if (form.problem) return { lastResult: form.problem, secondFactor: false }
  try {
    const { payload } = await api.call(signInWithPasskey, { body: form.value })
    api.auth.get('default').connect(payload.token)
    return undefined
  } catch (error) {
    const problem =
      error instanceof HttpUnauthorizedError
        ? { formErrors: [t('account.signIn.passkey_wrong')] }
        : signInProblem(error)
    return { lastResult: toFormReport(form.submission, problem), secondFactor: false }
  }
}

const actions: Record<Way, typeof verifyCode> = { code: mailCode, verify: verifyCode, passkey: usePasskey }

/**
 * Signs in by a mailed code or a passkey if the form names one of these ways.
 * @returns what the page shows next; undefined if the user is signed in; null for a sign-in by password
 */
export async function signInWithoutPassword(given: FormData, api: Api): Promise<SignInResult | undefined | null> {
  const way = signInFields.shape.way.safeParse(given.get('way'))
  given.delete('way')
  return way.success ? actions[way.data](given, api) : null
}
