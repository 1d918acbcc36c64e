import { redirect } from 'react-router'
import { deleteUser, withdrawConsent } from '../../contracts/accounts/accounts.ts'
import { getSubscription } from '../../contracts/subscriptions/subscriptions.ts'
import { InvalidArgumentError, isApiFailure } from '../api/index.ts'
import type { Site } from '../context.ts'
import { problemOf } from '../forms/api-problem.ts'
import { type FormReport, readForm, toFormReport } from '../forms/read-form.ts'
import { t } from '../i18n/index.ts'
import { flashFailure } from '../session/recover.ts'
import { isRunning } from '../subscription/subscription-state.ts'
import { type AccountMatter, deletionForm, favoritesForm, nameForm } from './account-forms.ts'
import { requestChange, resendProof } from './email-actions.ts'
import { changeMetadata, withFavoritesShown, withName } from './metadata.ts'

/** @returns the report for the form. @throws a redirect on success */
type AccountAction = (site: Site, uid: string, form: FormData) => Promise<FormReport>

const saveName: AccountAction = async (site, uid, given) => {
  const form = await readForm(given, nameForm)
  if (form.problem) return form.problem
  try {
    await changeMetadata(site.api, uid, (metadata) => withName(metadata, form.value.name))
  } catch (error) {
    if (error instanceof InvalidArgumentError) return toFormReport(form.submission, problemOf(error, ['name']))
    if (!isApiFailure(error)) throw error
    return toFormReport(form.submission, { formErrors: [t('flash.savingFailed')] })
  }
  site.leaveFlash({ type: 'success', key: 'saved' })
  throw redirect('/account')
}

const showFavorites: AccountAction = async (site, uid, given) => {
  const form = await readForm(given, favoritesForm)
  if (form.problem) return form.problem
  try {
    await changeMetadata(site.api, uid, (metadata) => withFavoritesShown(metadata, form.value.shown === 'yes'))
    site.leaveFlash({ type: 'success', key: 'saved' })
  } catch (error) {
    flashFailure(site, error, 'savingFailed')
  }
  throw redirect('/account#favoris')
}

const endConsent: AccountAction = async (site, uid) => {
  try {
    await site.api.call(withdrawConsent, { params: { uid, kind: 'coaching' } })
    site.leaveFlash({ type: 'success', key: 'consentWithdrawn' })
  } catch (error) {
    flashFailure(site, error, 'savingFailed')
  }
  throw redirect('/account')
}

const deleteAccount: AccountAction = async (site, uid, given) => {
  const form = await readForm(given, deletionForm)
  if (form.problem) return form.problem
  const { password, code, passkey } = form.value
  try {
    await site.api.call(deleteUser, { params: { uid }, body: { password, code, passkey } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['password', 'code']))
  }
  const { payload: subscription } = await site.api.call(getSubscription)
  if (subscription && isRunning(subscription)) {
    site.leaveFlash({ type: 'info', key: 'deletionPlanned' })
    throw redirect('/account')
  }
  site.api.auth.get('default').disconnect()
  site.leaveFlash({ type: 'info', key: 'deletionRequested' })
  throw redirect('/')
}

export const accountActions: Record<AccountMatter, AccountAction> = {
  name: saveName,
  email: requestChange,
  proof: resendProof,
  consent: endConsent,
  deletion: deleteAccount,
  favorites: showFavorites,
}
