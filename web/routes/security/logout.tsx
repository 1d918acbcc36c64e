import { redirect } from 'react-router'
import { closeSession } from '../../../contracts/accounts/session.ts'
import { HttpUnauthorizedError } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { endJourney } from '../../registration/journey.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { isSecure } from '../../session/cookies/is-secure.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/logout'

export const handle: PageFacts = { title: 'titles.logout' }

export function loader({ context }: Route.LoaderArgs) {
  const { viewer, locked } = context.get(siteContext)
  if (!viewer && !locked) throw redirect('/')
  // A locked browser does not reveal its user.
  return { email: viewer?.email ?? null }
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext)
  site.locked?.open()
  try {
    await site.api.call(closeSession)
  } catch (error) {
    // The session is closed already, elsewhere or by time: nothing to do.
    if (!(error instanceof HttpUnauthorizedError)) throw error
  }
  site.api.auth.get('default').disconnect()
  site.leaveFlash({ type: 'success', key: 'signedOut' })
  throw redirect('/', { headers: { 'set-cookie': endJourney(isSecure(site)) } })
}

export default function Logout({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <SplitPage
      title={t('account.signIn.sign_out.title')}
      lead={email === null ? undefined : t('account.signIn.sign_out.text', { email })}
    >
      <p role="status" hidden data-if-unsent className="mb-6 rounded-card bg-warning-light p-5 text-warning">
        {t('account.signIn.sign_out.unsent')}
      </p>
      <PageForm forgets="account" className="flex flex-wrap gap-4">
        <SubmitButton>{t('account.signIn.sign_out.confirm')}</SubmitButton>
        <LinkButton to="/account" kind="secondary">
          {t('account.signIn.sign_out.stay')}
        </LinkButton>
      </PageForm>
    </SplitPage>
  )
}
