import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { answerSurvey, readSurvey, surveyComment } from '../../../contracts/support/surveys.ts'
import { HttpNotFoundError, InvalidArgumentError } from '../../api/index.ts'
import { SentNotice } from '../../contact/sent-notice.tsx'
import { siteContext } from '../../context.ts'
import { isOutage, problemOf } from '../../forms/api-problem.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateFormHeaders } from '../../session/headers/private-headers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/fields/choice-cards.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { Route } from './+types/survey'

export const handle: PageFacts = {
  title: 'titles.contact_survey',
  breadcrumbs: 'hidden',
  unsent: 'contact.survey.failed',
}

const ratings = ['5', '4', '3', '2', '1'] as const
const surveyForm = z.object({ rating: z.enum(ratings), comment: surveyComment.optional() })

/** Other sites get no referrer; this site needs one, because its form would otherwise have no origin. */
export const headers = () => privateFormHeaders

const tokenIn = (url: URL): string => url.searchParams.get('t') ?? ''
const addressOf = (token: string, more = '') => `/contact/survey?t=${encodeURIComponent(token)}${more}`

/** A GET records no answer: mail programs follow links before anyone reads them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenIn(url)
  const sent = url.searchParams.has('sent')
  try {
    const { payload } = await context.get(siteContext).api.call(readSurvey, { body: { token } })
    return { token, sent, survey: payload }
  } catch (error) {
    const opensNothing = error instanceof HttpNotFoundError || error instanceof InvalidArgumentError
    if (opensNothing) return { token, sent: false, survey: null }
    throw error
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = tokenIn(new URL(request.url))
  const form = await readForm(request, surveyForm)
  if (form.problem) return form.problem
  const { rating, comment = '' } = form.value
  try {
    await context.get(siteContext).api.call(answerSurvey, { body: { token, rating: Number(rating), comment } })
  } catch (error) {
    if (isOutage(error)) return toFormReport(form.submission, { formErrors: [t('contact.survey.failed')] })
    return toFormReport(form.submission, problemOf(error, ['rating', 'comment']))
  }
  throw redirect(addressOf(token, '&sent'), { headers: privateFormHeaders })
}

export default function SurveyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { survey, sent, token } = loaderData
  if (!survey) {
    return (
      <SentNotice
        title={t('contact.survey.ended')}
        text={t('contact.survey.ended_text')}
        hint={t('contact.survey.ended_hint')}
      >
        <LinkButton to="/contact/new-ticket" kind="secondary">
          {t('contact.home.write')}
        </LinkButton>
      </SentNotice>
    )
  }
  if (!sent) return <SurveyForm token={token} answer={survey.answer} problem={actionData} />
  return (
    <SentNotice title={t('contact.survey.thanks')} text={t('contact.survey.thanks_text')}>
      <LinkButton to={addressOf(token)} kind="secondary">
        {t('contact.survey.change')}
      </LinkButton>
    </SentNotice>
  )
}

interface SurveyFormProps {
  token: string
  answer: { rating: number; comment: string } | null
  problem: Route.ComponentProps['actionData']
}

function SurveyForm({ token, answer, problem }: SurveyFormProps) {
  const given = answer ? { rating: String(answer.rating) as (typeof ratings)[number], comment: answer.comment } : {}
  const { form, fields } = useForm(surveyForm, { lastResult: problem, defaultValue: given })
  const choices = ratings.map((value) => ({ value, title: t(`contact.survey.ratings.${value}`) }))
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        <h1 className="display text-title-lg">{t('contact.survey.title')}</h1>
        <p className="mt-5 text-lead">{t('contact.survey.lead')}</p>
        <Form method="post" action={addressOf(token)} {...form.props} className="mt-10 grid gap-8">
          <FormErrors form={form} />
          <ChoiceCards field={fields.rating} legend={t('contact.survey.rating')} choices={choices} />
          <TextArea field={fields.comment} label={t('contact.survey.comment')} limit={2000} rows={4} />
          <div>
            <SubmitButton>{t('contact.survey.send')}</SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  )
}
