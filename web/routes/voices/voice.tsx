import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { readOwnVoice, type Voice, voiceForm, withdrawVoice, writeVoice } from '../../../contracts/site/voices.ts'
import { HttpNotFoundError, InvalidArgumentError } from '../../api/index.ts'
import { SentNotice } from '../../contact/sent-notice.tsx'
import { siteContext } from '../../context.ts'
import { isOutage, problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateFormHeaders } from '../../session/headers/private-headers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Route } from './+types/voice'

export const handle: PageFacts = { title: 'titles.voice', breadcrumbs: 'hidden', unsent: 'voices.failed' }

/** Other sites get no referrer; this site needs one, because its form would otherwise have no origin. */
export const headers = () => privateFormHeaders

const form = voiceForm.extend({ consent: z.literal('on', t('voices.needed')) })
const sent = z.object({ intent: z.enum(['write', 'withdraw', 'refuse']) }).extend(form.partial().shape)

/** Reasons why a link is no longer valid, as parameters of the address. */
const ends = ['withdrawn', 'refused'] as const

/** A GET changes nothing: mail programs follow links before anyone reads them. */
export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const ended: 'ended' | (typeof ends)[number] = ends.find((one) => url.searchParams.has(one)) ?? 'ended'
  try {
    const { payload } = await context.get(siteContext).api.call(readOwnVoice, { params: { token } })
    return { ended, voice: payload }
  } catch (error) {
    const opensNothing = error instanceof HttpNotFoundError || error instanceof InvalidArgumentError
    if (opensNothing) return { ended, voice: null }
    throw error
  }
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const { api } = context.get(siteContext)
  const address = `/voices/${encodeURIComponent(token)}`
  const given = await readFormData(request, sent)
  const intent = given.get('intent')
  if (intent === 'withdraw' || intent === 'refuse') {
    await api.call(withdrawVoice, { params: { token } })
    throw redirect(`${address}?${intent === 'refuse' ? 'refused' : 'withdrawn'}`, { headers: privateFormHeaders })
  }
  given.delete('intent')
  const read = await readForm(given, form)
  if (read.problem) return read.problem
  try {
    await api.call(writeVoice, { params: { token }, body: { ...read.value, consent: true } })
  } catch (error) {
    if (isOutage(error)) return toFormReport(read.submission, { formErrors: [t('voices.failed')] })
    return toFormReport(read.submission, problemOf(error, ['text', 'name', 'detail']))
  }
  throw redirect(address, { headers: privateFormHeaders })
}

function Written({ voice: { text, name, detail } }: { voice: Voice }) {
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        <h1 className="display text-title-lg">{t('voices.thanks')}</h1>
        <p className="mt-5 text-lead">{t('voices.thanks_text')}</p>
        <blockquote dir="auto" className="mt-8 rounded-card bg-rose-light p-6 whitespace-pre-line wrap-anywhere">
          {typeset(`« ${text} »`)}
          <footer className="mt-3 text-sm text-ink-soft">{[name, detail].filter(Boolean).join(', ')}</footer>
        </blockquote>
        <Form method="post" className="mt-8">
          <input type="hidden" name="intent" value="withdraw" />
          <SubmitButton>{t('voices.withdraw')}</SubmitButton>
        </Form>
      </div>
    </div>
  )
}

interface WriteProps {
  consent: string
  problem: Route.ComponentProps['actionData']
}

function Write({ consent, problem }: WriteProps) {
  const { form: props, fields } = useForm(form, { lastResult: problem })
  return (
    <div className="page section">
      <div className="mx-auto max-w-2xl">
        <h1 className="display text-title-lg">{t('voices.title')}</h1>
        <p className="mt-5 text-lead">{t('voices.lead')}</p>
        <Form method="post" {...props.props} className="mt-10 grid gap-8">
          <input type="hidden" name="intent" value="write" />
          <FormErrors form={props} />
          <TextArea field={fields.text} label={t('voices.text')} limit={1000} rows={6} />
          <TextField field={fields.name} label={t('voices.name')} />
          <TextField field={fields.detail} label={t('voices.detail')} hint={t('voices.detail_hint')} />
          <Checkbox field={fields.consent} label={consent} />
          <div>
            <SubmitButton>{t('voices.send')}</SubmitButton>
          </div>
        </Form>
        <Form method="post" className="mt-6">
          <input type="hidden" name="intent" value="refuse" />
          <SubmitButton kind="secondary">{t('voices.refuse')}</SubmitButton>
        </Form>
      </div>
    </div>
  )
}

export default function VoicePage({ loaderData: { voice, ended }, actionData }: Route.ComponentProps) {
  if (voice?.written) return <Written voice={voice.written} />
  if (voice) return <Write consent={voice.consent} problem={actionData} />
  return (
    <SentNotice title={t(`voices.${ended}`)} text={t(`voices.${ended}_text`)}>
      <LinkButton to="/" kind="secondary">
        {t('voices.home')}
      </LinkButton>
    </SentNotice>
  )
}
