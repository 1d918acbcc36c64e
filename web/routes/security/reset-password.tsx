import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { checkPasswordLink, requestPasswordReset, updatePassword } from '../../../contracts/accounts/session.ts'
import { normalizedEmail, password } from '../../../contracts/forms.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { type FormReport, readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { isLinkUseless } from '../../security/is-link-useless.ts'
import { NewPasswordField } from '../../security/new-password-field.tsx'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/reset-password'

const askResetForm = z.object({ identifier: normalizedEmail })
const setPasswordForm = z.object({ password })

export const handle: PageFacts = { title: 'titles.reset_password', shortFooter: true }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

type Stage = 'sent' | 'ask' | 'useless' | 'set'

async function stageOf(site: Site, { searchParams }: URL): Promise<Stage> {
  if (searchParams.has('sent')) return 'sent'
  const token = searchParams.get('token')
  if (!token) return 'ask'
  const isUseless = await isLinkUseless(site, () => site.api.call(checkPasswordLink, { body: { token } }))
  return isUseless ? 'useless' : 'set'
}

/** The address may contain a token that sets a password: the page sends no referrer, and no cache stores it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return data({ stage: await stageOf(context.get(siteContext), url) }, { headers: privateHeaders })
}

async function ask({ api }: Site, request: Request): Promise<FormReport> {
  const form = await readForm(request, askResetForm)
  if (form.problem) return form.problem
  try {
    await api.call(requestPasswordReset, { body: form.value })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['identifier']))
  }
  throw redirect('/reset-password?sent=1')
}

async function set(site: Site, request: Request, token: string): Promise<FormReport> {
  const form = await readForm(request, setPasswordForm)
  if (form.problem) return form.problem
  try {
    await site.api.call(updatePassword, { body: { token, password: form.value.password } })
  } catch (error) {
    return toFormReport(form.submission, problemOf(error, ['password']))
  }
  // The reset closes every session, including this browser's.
  site.api.auth.get('default').disconnect()
  site.leaveFlash({ type: 'success', key: 'passwordChanged' })
  throw redirect('/login')
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const token = url.searchParams.get('token')
  return token ? set(site, request, token) : ask(site, request)
}

function Ask({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(askResetForm, { lastResult })
  return (
    <SplitPage title={t('account.password.forgotten.title')} lead={t('account.password.forgotten.lead')}>
      <PageForm form={form} unsent={t('failure.form')} className="grid gap-6">
        <FormErrors form={form} />
        <EmailField field={fields.identifier} label={t('account.signIn.email')} />
        <div className="flex flex-wrap items-center gap-6">
          <SubmitButton>{t('account.password.forgotten.submit')}</SubmitButton>
          <Link to="/login">{t('account.password.forgotten.back')}</Link>
        </div>
      </PageForm>
    </SplitPage>
  )
}

function Sent() {
  return (
    <SplitPage title={t('account.password.forgotten.title')} lead={t('account.password.forgotten.sent')}>
      <p>{t('account.password.forgotten.spam')}</p>
      <div className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to="/login">{t('account.password.forgotten.back')}</LinkButton>
        <LinkButton to="/reset-password" kind="quiet">
          {t('account.password.forgotten.again')}
        </LinkButton>
      </div>
    </SplitPage>
  )
}

function Useless() {
  return (
    <SplitPage title={t('account.password.useless.title')} lead={t('account.password.useless.lead')}>
      <div className="flex flex-wrap items-center gap-6">
        <LinkButton to="/reset-password">{t('account.password.forgotten.again')}</LinkButton>
        <LinkButton to="/login" kind="quiet">
          {t('account.password.forgotten.back')}
        </LinkButton>
      </div>
    </SplitPage>
  )
}

function SetNew({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(setPasswordForm, { lastResult })
  return (
    <SplitPage title={t('account.password.reset.title')} lead={t('account.password.reset.lead')}>
      <PageForm form={form} unsent={t('failure.form')} className="grid gap-6">
        <FormErrors form={form} />
        <NewPasswordField field={fields.password} label={t('account.password.reset.field')} />
        <div className="flex flex-wrap items-center gap-6">
          <SubmitButton>{t('account.password.reset.submit')}</SubmitButton>
          <Link to="/reset-password">{t('account.password.forgotten.again')}</Link>
        </div>
      </PageForm>
    </SplitPage>
  )
}

function Step({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  if (loaderData.stage === 'sent') return <Sent />
  if (loaderData.stage === 'useless') return <Useless />
  return loaderData.stage === 'set' ? <SetNew lastResult={actionData} /> : <Ask lastResult={actionData} />
}

export default function ResetPassword(props: Route.ComponentProps) {
  return (
    <>
      <OwnReferrer />
      <Step {...props} />
    </>
  )
}
