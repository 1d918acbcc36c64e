import { redirect } from 'react-router'
import { changeEmail, requestEmailProof } from '../../contracts/accounts/own-email.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { type FormReport, readForm, toFormReport } from '../forms/read-form.ts'
import { flashFailure } from '../session/recover.ts'
import { emailForm } from './account-forms.ts'

const section = '/account#adresse'

/** @throws a redirect once the links are mailed */
export async function requestChange(site: Site, uid: string, given: FormData): Promise<FormReport> {
  const form = await readForm(given, emailForm)
  if (form.problem) return form.problem
  const { email, password, code, passkey } = form.value
  try {
    await site.api.call(changeEmail, { params: { uid }, body: { email, password, code, passkey } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['email', 'password', 'code']))
  }
  site.leaveFlash({ type: 'success', key: 'emailChangeRequested' })
  throw redirect(section)
}

/** @throws a redirect, whether a link could be mailed or not: the message says which */
export async function resendProof(site: Site, uid: string): Promise<never> {
  try {
    await site.api.call(requestEmailProof, { params: { uid } })
    site.leaveFlash({ type: 'success', key: 'proofSent' })
  } catch (error) {
    flashFailure(site, error, 'proofUnsent')
  }
  throw redirect(section)
}
