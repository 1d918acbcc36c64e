import { redirect } from 'react-router'
import { filesProperty } from '../../../conversation/files/attached-files.ts'
import { joinQuote } from '../../../conversation/messages/message-blocks.ts'
import { ConflictError } from '../../api/index.ts'
import { quoteFrom } from '../../coaching/chat/quote.ts'
import { giveCoachingConsent, loadCurrentConsent } from '../../coaching/consent.ts'
import { loadNewDiscussion, loadOfferedThemes } from '../../coaching/load-new-discussion.ts'
import { NewDiscussionFields } from '../../coaching/new-discussion-fields.tsx'
import { anyCoach, newDiscussionForm, titleOf } from '../../coaching/new-discussion-form.ts'
import { loadRunningDiscussions, RunningDiscussions } from '../../coaching/running-discussions.tsx'
import { siteContext } from '../../context.ts'
import { createTicketWith, outageOf, problemOfFiles } from '../../conversation/create-ticket.ts'
import { EmergencyNumbers } from '../../conversation/emergency-numbers.tsx'
import { filesOfMessage } from '../../conversation/files/files-facts.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { extractFiles, filesShape } from '../../forms/extract-files.ts'
import { readFormData } from '../../forms/form-data.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { coachingGuards } from '../../session/guards.ts'
import type { Route } from './+types/new-discussion'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.coaching_new_discussion',
  returnTo: true,
  files: [{ maxBytes: filesOfMessage, admittedBy: 'page' }],
}

export const middleware: Route.MiddlewareFunction[] = coachingGuards

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })

const neededWords = (): string => t('coaching.consent.needed')

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const chosen = { theme: url.searchParams.get('theme'), coach: url.searchParams.get('coach') }
  const [form, quote] = await Promise.all([loadNewDiscussion(site, chosen), quoteFrom(site, url)])
  return { ...form, quote, running: quote === '' ? [] : await loadRunningDiscussions(site, url) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const consented = (await loadCurrentConsent(site)) !== null
  // A form loaded before the user consented in another window still sends the box.
  const given = await readFormData(request, newDiscussionForm(neededWords()).extend(filesShape))
  const files = extractFiles(given)
  const form = await readForm(given, newDiscussionForm(consented ? null : neededWords()))
  if (form.problem) return form.problem
  if (!(await loadOfferedThemes(site)).some(({ name }) => name === form.value.theme)) {
    return toFormReport(form.submission, { fieldErrors: { theme: [t('coaching.new.theme_needed')] } })
  }
  const unfit = problemOfFiles(files)
  if (unfit) return toFormReport(form.submission, { fieldErrors: { [filesProperty]: [unfit] } })
  const { coach, quote = '' } = form.value
  const message = joinQuote(quote.trim(), form.value.message)
  let uid: string
  try {
    if (!consented) await giveCoachingConsent(site)
    const body = { title: titleOf(form.value), message, ...(coach === anyCoach ? {} : { coach }) }
    const { idempotencyKey } = form
    uid = (await createTicketWith(site.api, { type: 'coaching', body, files, idempotencyKey })).uid
  } catch (error) {
    const outage = outageOf(error, files, t('coaching.new.failed'))
    if (outage) return toFormReport(form.submission, { formErrors: [outage] })
    if (error instanceof ConflictError && error.violations.some(({ property }) => property === 'consent')) {
      return toFormReport(form.submission, { formErrors: [neededWords()] })
    }
    return toFormReport(form.submission, problemOf(error, ['coach', 'message', filesProperty]))
  }
  throw redirect(`/coaching/${uid}`)
}

export default function NewDiscussion({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page pt-8 pb-(--section) lg:pt-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="display text-title-lg">{t('coaching.new.title')}</h1>
        <p className="mt-5 text-lead">{t('coaching.new.lead')}</p>
        <RunningDiscussions running={loaderData.running} />
        <NewDiscussionFields {...loaderData} problem={actionData} />
        <EmergencyNumbers place="coaching" className="mt-12" />
      </div>
    </div>
  )
}
