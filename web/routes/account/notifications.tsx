import { redirect } from 'react-router'
import { getNotifications, saveNotifications } from '../../../contracts/accounts/notifications.ts'
import { getTimeZone, saveTimeZone } from '../../../contracts/accounts/time-zone.ts'
import { AccountShell, Section } from '../../account/account-shell.tsx'
import { isApiFailure } from '../../api/index.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { type FormReport, readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import { fromForm, notificationsForm } from '../../notifications/choices.ts'
import { DeviceSection } from '../../notifications/device-section.tsx'
import { NotificationsForm } from '../../notifications/notifications-form.tsx'
import { TimeZoneForm, timeZoneForm } from '../../notifications/time-zone-form.tsx'
import { zoneChoices } from '../../notifications/time-zones.ts'
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
  const { uid, roles } = requireViewer(site)
  const params = { uid }
  const [choices, zone] = await Promise.all([
    site.api.call(getNotifications, { params }),
    site.api.call(getTimeZone, { params }),
  ])
  const { timeZone } = zone.payload
  return { choices: choices.payload, roles, timeZone, zones: zoneChoices(timeZone, new Date()) }
}

interface Outcome {
  choices?: FormReport
  timeZone?: FormReport
}

/** @returns the report of a refused form; undefined once it is saved */
async function saveZone({ api }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, timeZoneForm)
  if (form.problem) return form.problem
  try {
    await api.call(saveTimeZone, { params: { uid }, body: { timeZone: form.value.timeZone } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['timeZone']))
  }
  return undefined
}

async function saveChoices({ api, viewer }: Site, uid: string, given: FormData): Promise<FormReport | undefined> {
  const form = await readForm(given, notificationsForm)
  if (form.problem) return form.problem
  const params = { uid }
  try {
    const { payload } = await api.call(getNotifications, { params })
    const body = fromForm(form.value, payload, viewer?.roles ?? [])
    if (!body)
      return toFormReport(form.submission, { fieldErrors: { quietTo: [t('account.notifications.quiet_incomplete')] } })
    await api.call(saveNotifications, { params, body })
  } catch (error) {
    if (!isApiFailure(error)) throw error
    return toFormReport(form.submission, { formErrors: [t('flash.savingFailed')] })
  }
  return undefined
}

export async function action({ context, request }: Route.ActionArgs): Promise<Outcome> {
  const site = context.get(siteContext)
  const { uid } = requireViewer(site)
  const given = await readFormData(request, notificationsForm, timeZoneForm)
  const isZone = given.get('what') === 'timeZone'
  const report = await (isZone ? saveZone : saveChoices)(site, uid, given)
  if (report) return { [isZone ? 'timeZone' : 'choices']: report }
  site.leaveFlash({ type: 'success', key: 'saved' })
  throw redirect('/account/notifications')
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountShell title={t('account.notifications.title')}>
      <p className="mb-10 max-w-2xl text-lead">{t('account.notifications.lead')}</p>
      <NotificationsForm choices={loaderData.choices} roles={loaderData.roles} lastResult={actionData?.choices} />
      <div className="mt-10">
        <Section title={t('account.notifications.zone')} id="fuseau-horaire">
          <TimeZoneForm timeZone={loaderData.timeZone} zones={loaderData.zones} lastResult={actionData?.timeZone} />
        </Section>
        <Section title={t('account.notifications.device')} id="appareil">
          <DeviceSection />
        </Section>
      </div>
    </AccountShell>
  )
}
