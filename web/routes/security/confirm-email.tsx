import { data, Form } from 'react-router'
import { z } from 'zod'
import { checkEmailLink, confirmEmail, type EmailConfirmation } from '../../../contracts/accounts/own-email.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { isLinkUseless } from '../../security/is-link-useless.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/confirm-email'

export const handle: PageFacts = { title: 'titles.confirm_email', unsent: 'flash.savingFailed' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The link needs a button: mail scanners open addresses in mails, and would use the link up. */
const confirmForm = z.object({})

async function linkOf(site: Site, token: string | null): Promise<'missing' | 'useless' | 'usable'> {
  if (!token) return 'missing'
  const isUseless = await isLinkUseless(site, () => site.api.call(checkEmailLink, { body: { token } }))
  return isUseless ? 'useless' : 'usable'
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const link = await linkOf(site, url.searchParams.get('token'))
  const stops = url.searchParams.has('stop')
  return data({ link, stops, signedIn: site.viewer !== null }, { headers: privateHeaders })
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
        <LinkButton to="/articles">{t('home.hero.read')}</LinkButton>
        {signedIn && (
          <LinkButton to="/account" kind="secondary">
            {t('account.email.confirm.account')}
          </LinkButton>
        )}
      </div>
    </SplitPage>
  )
}

type Link = Route.ComponentProps['loaderData']['link']

function Useless({ problem, stops }: { problem: string; stops: boolean }) {
  return (
    <SplitPage title={t(stops ? 'account.email.confirm.stop_title' : 'account.email.confirm.title')}>
      <p role="alert" className="mb-8 rounded-field bg-warning-light px-5 py-4 font-medium text-warning">
        {problem}
      </p>
      {stops ? (
        <LinkButton to="/contact">{t('account.subscription.support')}</LinkButton>
      ) : (
        <LinkButton to="/account">{t('account.email.confirm.account')}</LinkButton>
      )}
    </SplitPage>
  )
}

function problemWith(link: Link, stops: boolean): string | undefined {
  if (link === 'missing') return t('account.email.confirm.missing')
  if (link === 'usable') return undefined
  return t(stops ? 'account.email.confirm.stop_useless' : 'account.email.confirm.useless')
}

function Ask({ stops }: { stops: boolean }) {
  return (
    <SplitPage
      title={t(stops ? 'account.email.confirm.stop_title' : 'account.email.confirm.title')}
      lead={t(stops ? 'account.email.confirm.stop_lead' : 'account.email.confirm.lead')}
    >
      <Form method="post">
        <SubmitButton>{t(stops ? 'account.email.confirm.stop_submit' : 'account.email.confirm.submit')}</SubmitButton>
      </Form>
    </SplitPage>
  )
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { link, stops, signedIn } = loaderData
  // The action's result comes first: the page reloads afterwards, when the link is used up.
  const done = actionData && 'state' in actionData ? actionData.state : undefined
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  const problem = failure ?? problemWith(link, stops)
  return (
    <>
      <OwnReferrer />
      {done && <Done state={done} signedIn={signedIn} />}
      {!done && problem && <Useless problem={problem} stops={stops} />}
      {!done && !problem && <Ask stops={stops} />}
    </>
  )
}
