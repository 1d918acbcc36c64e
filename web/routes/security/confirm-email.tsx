import { data, Form } from 'react-router'
import { z } from 'zod'
import { confirmEmail, type EmailConfirmation } from '../../../contracts/own-email.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { privateHeaders } from '../../session/private-headers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/confirm-email'

export const handle: PageFacts = { title: 'titles.confirm_email', unsent: 'flash.savingFailed' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** A button follows the link: programs that look into mails open their addresses, and would spend it. */
const confirmForm = z.object({})

export function loader({ context, url }: Route.LoaderArgs) {
  const hasToken = url.searchParams.has('token')
  const stops = url.searchParams.has('stop')
  return data({ hasToken, stops, signedIn: context.get(siteContext).viewer !== null }, { headers: privateHeaders })
}

type Outcome = { state: EmailConfirmation['state'] } | { failure: string }

export async function action({ context, request, url }: Route.ActionArgs): Promise<Outcome> {
  const { api } = context.get(siteContext)
  await readFormData(request, confirmForm)
  try {
    const { payload } = await api.call(confirmEmail, { body: { token: url.searchParams.get('token') ?? '' } })
    return { state: payload.state }
  } catch (error) {
    const { formErrors, fieldErrors } = problemOf(error, ['token'])
    return { failure: formErrors?.[0] ?? fieldErrors?.token?.[0] ?? t('account.email.confirm.missing') }
  }
}

function Done({ state, signedIn }: { state: EmailConfirmation['state']; signedIn: boolean }) {
  return (
    <SplitPage title={t(`account.email.confirm.${state}_title`)} lead={t(`account.email.confirm.${state}`)}>
      <div className="flex flex-wrap gap-4">
        <LinkButton to="/articles">{t('account.email.confirm.home')}</LinkButton>
        {signedIn && (
          <LinkButton to="/account" kind="secondary">
            {t('account.email.confirm.account')}
          </LinkButton>
        )}
      </div>
    </SplitPage>
  )
}

interface AskProps {
  hasToken: boolean
  stops: boolean
  failure: string | undefined
}

function Ask({ hasToken, stops, failure }: AskProps) {
  const problem = failure ?? (hasToken ? undefined : t('account.email.confirm.missing'))
  return (
    <SplitPage
      title={t(stops ? 'account.email.confirm.stop_title' : 'account.email.confirm.title')}
      lead={problem ? undefined : t(stops ? 'account.email.confirm.stop_lead' : 'account.email.confirm.lead')}
    >
      {problem ? (
        <p role="alert" className="rounded-field bg-warning-light px-5 py-4 font-medium text-warning">
          {problem}
        </p>
      ) : (
        <Form method="post">
          <SubmitButton>{t(stops ? 'account.email.confirm.stop_submit' : 'account.email.confirm.submit')}</SubmitButton>
        </Form>
      )}
    </SplitPage>
  )
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { hasToken, stops, signedIn } = loaderData
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  return (
    <>
      <OwnReferrer />
      {actionData && 'state' in actionData ? (
        <Done state={actionData.state} signedIn={signedIn} />
      ) : (
        <Ask hasToken={hasToken} stops={stops} failure={failure} />
      )}
    </>
  )
}
