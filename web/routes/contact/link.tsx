import { KeyRound } from 'lucide-react'
import { redirect } from 'react-router'
import { refreshSupportLink } from '../../../contracts/support/support.ts'
import { linkForm } from '../../contact/contact-forms.ts'
import { SentNotice } from '../../contact/sent-notice.tsx'
import { siteContext } from '../../context.ts'
import { isOutage, problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateFormHeaders } from '../../session/headers/private-headers.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/link'

export const handle: PageFacts = {
  title: 'titles.contact_link',
  shortFooter: true,
  breadcrumbs: 'hidden',
}

export const headers = () => privateFormHeaders

export function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = context.get(siteContext)
  return {
    sent: url.searchParams.has('sent'),
    ended: url.searchParams.has('ended'),
    open: api.auth.get('contact').authenticated,
    email: viewer?.email ?? '',
  }
}

/** Responds the same whether there are tickets or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, linkForm)
  if (form.problem) return form.problem
  try {
    await context.get(siteContext).api.call(refreshSupportLink, { body: form.value })
  } catch (error) {
    if (isOutage(error)) return toFormReport(form.submission, { formErrors: [t('contact.link.send_failed')] })
    return toFormReport(form.submission, problemOf(error, ['email']))
  }
  throw redirect('/contact/link?sent')
}

export default function RequestLink({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.sent) return <LinkForm loaderData={loaderData} actionData={actionData} />
  return (
    <SentNotice
      title={t('contact.link.sent_title')}
      text={t('contact.link.sent_text')}
      hint={t('contact.link.sent_hint')}
    >
      <LinkButton to="/contact/link" kind="secondary">
        {t('contact.link.again')}
      </LinkButton>
    </SentNotice>
  )
}

function LinkForm({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { ended, open, email } = loaderData
  const { form, fields } = useForm(linkForm, { lastResult: actionData, defaultValue: { email } })
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        {ended && (
          <div role="alert" className="mb-10 flex gap-4 rounded-card bg-warning-light p-6 text-warning">
            <KeyRound aria-hidden size={24} className="mt-0.5 shrink-0" />
            <p>
              <strong className="font-semibold">{t('contact.link.ended_title')}</strong>
              <br />
              {t('contact.link.ended')}
            </p>
          </div>
        )}
        <h1 className="display text-title-lg">{t('contact.link.title')}</h1>
        <p className="mt-5 text-lead">{t('contact.link.lead')}</p>
        <PageForm
          form={form}
          unsent={t('contact.link.send_failed')}
          action="/contact/link"
          className="mt-10 grid gap-6"
        >
          <FormErrors form={form} />
          <EmailField field={fields.email} label={t('contact.new_ticket.email')} />
          <div>
            <SubmitButton>{t('contact.link.send')}</SubmitButton>
          </div>
        </PageForm>
        {open && (
          <p className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-rose-light p-6">
            {t('contact.link.open')}
            <LinkButton to="/contact/tickets" kind="soft" size="small">
              {t('contact.link.open_link')}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  )
}
