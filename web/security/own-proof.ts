import { z } from 'zod'
import {
  getSignInWays,
  requestConfirmationCode,
  startPasskeyConfirmation,
} from '../../contracts/accounts/confirmation.ts'
import { authenticatorAnswer, type PasskeyOptions } from '../../contracts/accounts/passkeys.ts'
import { mailedCode } from '../../contracts/forms.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { readSubmission } from '../forms/form-data.ts'
import { type FormReport, toFormReport } from '../forms/read-form.ts'
import { recoverFromLoadFailure } from '../session/recover.ts'

/** Fields of a form that a mailed code or a passkey confirms. Its button `way` requests the code. */
export const freshProofFields = {
  code: mailedCode.optional(),
  passkey: authenticatorAnswer.optional(),
  way: z.enum(['code']).optional(),
}

export interface OwnProof {
  /** whether the account has a password */
  password: boolean
  /** null: the account has no passkey, or needs none here */
  options: PasskeyOptions | null
}

/**
 * Loads how the user can confirm an act. If the API does not answer, the forms are those of an account with a password.
 * @param fresh true: a password is not sufficient
 */
export async function loadProof(
  site: Site,
  uid: string,
  { fresh = false }: { fresh?: boolean } = {},
): Promise<OwnProof> {
  const load = async () => {
    const { password, passkey } = (await site.api.call(getSignInWays, { params: { uid } })).payload
    if (!passkey || (password && !fresh)) return { password, options: null }
    return { password, options: (await site.api.call(startPasskeyConfirmation)).payload.options }
  }
  return recoverFromLoadFailure(site, load, { password: true, options: null })
}

export interface ProofStep {
  report: FormReport
  /** a code was mailed: the form asks for it */
  codeSent: boolean
}

/** Tells whether the form was sent to receive a code. */
export const asksForCode = (form: FormData): boolean => form.get('way') === 'code'

/** Mails a code and keeps the other fields. */
export async function mailConfirmationCode({ api }: Site, form: FormData): Promise<ProofStep> {
  const submission = readSubmission(form)
  try {
    await api.call(requestConfirmationCode)
    return { report: toFormReport(submission, {}), codeSent: true }
  } catch (error) {
    return { report: toFormReport(submission, problemOf(error, [])), codeSent: false }
  }
}
