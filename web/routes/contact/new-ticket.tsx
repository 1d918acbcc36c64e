import { Link, redirect } from 'react-router'
import { isoDateTime, limits } from '../../../contracts/forms.ts'
import { messages } from '../../../contracts/messages.ts'
import { getDataCollectionState } from '../../../contracts/opening/opening.ts'
import { answerTime } from '../../../contracts/text/answer-time.ts'
import { joinTitle } from '../../../contracts/text/titles.ts'
import { filesProperty } from '../../../conversation/files/attached-files.ts'
import { loadMetadata, nameIn } from '../../account/metadata.ts'
import { newTicketForm } from '../../contact/contact-forms.ts'
import { SentNotice } from '../../contact/sent-notice.tsx'
import { type Site, siteContext } from '../../context.ts'
import { createTicketWith, outageOf, problemOfFiles } from '../../conversation/create-ticket.ts'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { filesOfAnyone } from '../../conversation/files/files-facts.ts'
import { FilesField } from '../../conversation/files/files-field.tsx'
import { problemOf } from '../../forms/api-problem.ts'
import { extractFiles, filesShape } from '../../forms/extract-files.ts'
import { readFormData } from '../../forms/form-data.ts'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useDraftOf } from '../../forms/use-draft-of.ts'
import { useForm } from '../../forms/use-form.ts'
import { t, textList } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { useSite, useTimeZone } from '../../layout/site-data.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { DataCollectionDisabled } from '../../registration/data-collection-disabled.tsx'
import { recoverFromAnyError } from '../../session/recover.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { RequiredNote } from '../../ui/fields/required-note.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Route } from './+types/new-ticket'

export const handle: PageFacts = {
  title: 'titles.contact_new_ticket',
  shortFooter: true,
  framedWith: 'preview',
  breadcrumbs: 'hidden',
  files: [filesOfAnyone],
  returnTo: true,
}

/** Email and name of a signed-in user. The name is empty if it fails to load; visitors have neither. */
async function knownPerson(site: Site): Promise<{ email: string; name: string }> {
  const { api, viewer } = site
  if (!viewer) return { email: '', name: '' }
  const loadName = async () => nameIn(await loadMetadata(api, viewer.uid)).slice(0, limits.nameMax)
  return { email: viewer.email, name: await recoverFromAnyError(site, loadName, '') }
}

const categoriesOf = async (site: Site): Promise<string[]> =>
  (await site.publicSettings()).contactPage.categories.map(({ name }) => name)

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const categories = await categoriesOf(site)
  const asked = url.searchParams.get('category')
  return {
    ...(await site.api.call(getDataCollectionState)).payload,
    hasAccess: site.api.auth.get('contact').authenticated,
    sent: url.searchParams.has('sent'),
    answerBy: isoDateTime.safeParse(url.searchParams.get('sent')).data,
    now: new Date().toISOString(),
    person: await knownPerson(site),
    categories,
    category: categories.find((category) => category === asked),
    key: crypto.randomUUID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const given = await readFormData(request, newTicketForm.extend(filesShape))
  const files = extractFiles(given)
  const form = await readForm(given, newTicketForm)
  if (form.problem) return form.problem
  const { idempotencyKey } = form
  const { category, subject, message, email, name } = form.value
  const site = context.get(siteContext)
  if (category !== undefined && !(await categoriesOf(site)).includes(category)) {
    return toFormReport(form.submission, { fieldErrors: { category: [messages.choice] } })
  }
  const unfit = problemOfFiles(files)
  if (unfit) return toFormReport(form.submission, { fieldErrors: { [filesProperty]: [unfit] } })
  let sent: string
  try {
    const body = { title: joinTitle(category ?? '', subject), message, email, name }
    const { answerBy } = await createTicketWith(site.api, { type: 'contact', body, files, idempotencyKey })
    sent = answerBy ?? ''
  } catch (error) {
    const outage = outageOf(error, files, t('contact.new_ticket.send_failed'))
    if (outage) return toFormReport(form.submission, { formErrors: [outage] })
    return toFormReport(form.submission, problemOf(error, ['message', 'email', 'name', filesProperty]))
  }
  throw redirect(`/contact/new-ticket?sent=${encodeURIComponent(sent)}`)
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const zone = useTimeZone()
  if (!loaderData.collectsData) return <DataCollectionDisabled title={t('account.not_collecting.contact')} />
  if (!loaderData.sent) return <NewTicketForm loaderData={loaderData} actionData={actionData} />
  const answer = answerTime(loaderData.answerBy, loaderData.now, zone)
  return (
    <SentNotice
      title={t('contact.new_ticket.sent_title')}
      lead={answer ? t('contact.new_ticket.sent_answer', { when: answer }) : undefined}
      text={t('contact.new_ticket.sent_text')}
      done={t('contact.new_ticket.sent_done')}
      hint={t('contact.new_ticket.sent_hint')}
    >
      {loaderData.hasAccess ? (
        <LinkButton to="/contact/tickets">{t('contact.link.open_link')}</LinkButton>
      ) : (
        <LinkButton to="/articles">{t('home.hero.read')}</LinkButton>
      )}
      <LinkButton to="/contact/link" kind="secondary">
        {t('contact.new_ticket.sent_again')}
      </LinkButton>
    </SentNotice>
  )
}

function Steps() {
  return (
    <ol className="mt-10 hidden max-w-md gap-5 lg:grid">
      {textList('contact.new_ticket.steps').map((step, index) => (
        <li key={step} className="flex gap-4">
          <span aria-hidden className="display grid size-11 shrink-0 place-items-center rounded-full bg-rose text-lg">
            {index + 1}
          </span>
          <span className="pt-2">{step}</span>
        </li>
      ))}
    </ol>
  )
}

function NewTicketForm({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { person, category, categories, key } = loaderData
  const { siteName } = useSite()
  const { form, fields } = useForm(newTicketForm, {
    lastResult: actionData,
    defaultValue: { ...person, category },
  })
  const draft = useDraftOf('new-ticket')
  return (
    <div className="page section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.35fr]">
      <div>
        <h1 className="display text-title-lg">{t('contact.new_ticket.title')}</h1>
        <p className="mt-5 max-w-lg text-lead">{t('contact.new_ticket.lead')}</p>
        <Steps />
      </div>
      <PageForm
        form={form}
        unsent={t('failure.form')}
        draft={draft}
        encType="multipart/form-data"
        className="grid gap-6"
      >
        <IdempotencyField value={key} />
        <RequiredNote />
        <FormErrors form={form} />
        {categories.length > 0 && (
          <Select
            field={fields.category}
            label={t('contact.new_ticket.category')}
            placeholder={t('contact.new_ticket.category_placeholder')}
            options={categories.map((value) => ({ value, label: typeset(value) }))}
          />
        )}
        <TextField field={fields.subject} label={t('contact.new_ticket.subject')} />
        <TextArea
          field={fields.message}
          label={t('contact.new_ticket.message')}
          hint={t('contact.new_ticket.message_hint')}
          limit={limits.message}
          rows={8}
        />
        <FilesField report={actionData} />
        <TextField field={fields.name} label={t('contact.new_ticket.name')} autoComplete="name" />
        <EmailField
          field={fields.email}
          label={t('contact.new_ticket.email')}
          hint={t('contact.new_ticket.email_hint')}
        />
        <p className="text-sm text-ink-soft">
          {t('contact.new_ticket.notice', { site: siteName })}{' '}
          <Link to="/privacy" className="underline">
            {t('contact.new_ticket.notice_link')}
          </Link>
        </p>
        <div>
          <SubmitButton>{t('contact.new_ticket.send')}</SubmitButton>
        </div>
        <EmergencyNumbers place="contact" />
      </PageForm>
    </div>
  )
}
