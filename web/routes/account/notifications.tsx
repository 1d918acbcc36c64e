import { redirect } from 'react-router'
import { getNotifications, saveNotifications } from '../../../contracts/accounts/notifications.ts'
import { AccountShell, Section } from '../../account/account-shell.tsx'
import { isApiFailure } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { readForm, refuse } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import { fromForm, notificationsForm } from '../../notifications/choices.ts'
import { DeviceSection } from '../../notifications/device-section.tsx'
import { NotificationsForm } from '../../notifications/notifications-form.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { guardedBy } from '../../session/guards.ts'
import { requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/notifications'

export const handle: PageFacts = {
  shortFooter: true,
  title: 'titles.account_notifications',
  returnTo: true,
  exit: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return (await site.api.call(getNotifications, { params: { uid: requireViewer(site).uid } })).payload
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, notificationsForm)
  if (form.problem) return form.problem
  const params = { uid: requireViewer(site).uid }
  try {
    const { payload } = await site.api.call(getNotifications, { params })
    const body = fromForm(form.value, payload)
    if (!body)
      return refuse(form.submission, { fieldErrors: { quietTo: [t('account.notifications.quiet_incomplete')] } })
    await site.api.call(saveNotifications, { params, body })
  } catch (error) {
    if (!isApiFailure(error)) throw error
    return refuse(form.submission, { formErrors: [t('flash.savingFailed')] })
  }
  site.leaveFlash({ type: 'success', key: 'saved' })
  throw redirect('/account/notifications')
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountShell title={t('account.notifications.title')}>
      <p className="mb-10 max-w-2xl text-lead">{t('account.notifications.lead')}</p>
      <NotificationsForm choices={loaderData} lastResult={actionData} />
      <div className="mt-10">
        <Section title={t('account.notifications.device')} id="appareil">
          <DeviceSection />
        </Section>
      </div>
    </AccountShell>
  )
}
