import { redirect } from 'react-router'
import { addPasskey, listPasskeys, removePasskey, startPasskey } from '../../contracts/accounts/passkeys.ts'
import { uuid } from '../../contracts/forms.ts'
import { ConflictError, HttpForbiddenError, HttpNotFoundError } from '../api/index.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { readForm, toFormReport } from '../forms/read-form.ts'
import { flashFailure, recoverFromLoadFailure } from '../session/recover.ts'
import { asksForCode, mailConfirmationCode, type ProofStep } from './own-proof.ts'
import { addPasskeyForm, type OwnPasskeys } from './passkey-forms.tsx'

const path = '/account/security#cles-d-acces'

export const noPasskeys: OwnPasskeys = { passkeys: null, options: null }

/** Loads passkeys. If this fails, the rest of the page works. */
export async function loadPasskeys(site: Site): Promise<OwnPasskeys> {
  const load = async () => {
    const [{ payload: passkeys }, options] = await Promise.all([
      site.api.call(listPasskeys),
      site.api.call(startPasskey).then(
        ({ payload }) => payload.options,
        (error: unknown) => {
          if (error instanceof HttpForbiddenError) return null
          throw error
        },
      ),
    ])
    return { passkeys, options }
  }
  return recoverFromLoadFailure(site, load, noPasskeys)
}

/**
 * @returns recovery codes with the first second factor of staff, the step of a mailed code, or the form's problem
 * @throws a redirect: the passkey is stored
 */
export async function keepPasskey(
  site: Site,
  given: FormData,
): Promise<{ recoveryCodes: string[] } | { passkeyStep: ProofStep }> {
  if (asksForCode(given)) return { passkeyStep: await mailConfirmationCode(site, given) }
  const codeSent = given.has('code')
  const form = await readForm(given, addPasskeyForm)
  if (form.problem) return { passkeyStep: { report: form.problem, codeSent } }
  const { name, response, code } = form.value
  let recoveryCodes: string[]
  try {
    recoveryCodes = (await site.api.call(addPasskey, { body: { name, response, code } })).payload.recoveryCodes
  } catch (error) {
    return { passkeyStep: { report: toFormReport(form.submission, problemOf(error, ['name', 'code'])), codeSent } }
  }
  if (recoveryCodes.length > 0) return { recoveryCodes }
  site.leaveFlash({ type: 'success', key: 'passkeyAdded' })
  throw redirect(path)
}

/** @throws a redirect back to the list */
export async function dropPasskey(site: Site, form: FormData): Promise<never> {
  const uid = uuid.safeParse(form.get('uid')).data
  if (uid === undefined) throw new Response(null, { status: 400 })
  try {
    await site.api.call(removePasskey, { params: { uid } })
    site.leaveFlash({ type: 'success', key: 'passkeyRemoved' })
  } catch (error) {
    if (error instanceof ConflictError) site.leaveFlash({ type: 'error', key: 'passkeyIsLast' })
    else if (!(error instanceof HttpNotFoundError)) flashFailure(site, error, 'savingFailed')
  }
  throw redirect(path)
}
