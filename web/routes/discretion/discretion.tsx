import { redirect } from 'react-router'
import { getDiscretion, saveDiscretion } from '../../../contracts/accounts/discretion.ts'
import { AccountShell } from '../../account/account-shell.tsx'
import { isApiFailure } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { readChoices, writeChoices, writeUnlock } from '../../discretion/device-choices.ts'
import { DiscretionForm, discretionForm } from '../../discretion/discretion-form.tsx'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { isSecure } from '../../session/cookies/is-secure.ts'
import { guardedBy } from '../../session/guards.ts'
import { requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/discretion'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.account_discretion',
  returnTo: true,
  exit: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { payload } = await site.api.call(getDiscretion, { params: { uid: requireViewer(site).uid } })
  return { ...readChoices(request.headers.get('cookie')), ...payload }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, discretionForm)
  if (form.problem) return form.problem
  const { neutralMails = false, neutralStatements = false, neutralTab = false, clears = false, ...rest } = form.value
  try {
    const params = { uid: requireViewer(site).uid }
    await site.api.call(saveDiscretion, { params, body: { neutralMails, neutralStatements } })
  } catch (error) {
    if (!isApiFailure(error)) throw error
    return toFormReport(form.submission, { formErrors: [t('flash.savingFailed')] })
  }
  const choices = { ...rest, neutralTab, clears }
  const headers = new Headers()
  headers.append('set-cookie', writeChoices(choices, isSecure(site)))
  for (const cookie of writeUnlock(choices, isSecure(site))) headers.append('set-cookie', cookie)
  site.leaveFlash({ type: 'success', key: 'saved' })
  throw redirect('/account/discretion', { headers })
}

export default function Discretion({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountShell title={t('account.discretion.title')}>
      <p className="mb-10 max-w-2xl text-lead">{t('account.discretion.lead')}</p>
      <DiscretionForm chosen={loaderData} lastResult={actionData} />
    </AccountShell>
  )
}
