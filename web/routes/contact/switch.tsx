import { redirect } from 'react-router'
import { openLink } from '../../contact/access.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/switch'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.contact_switch',
  breadcrumbs: 'hidden',
  uncrawled: true,
}

export const headers = () => privateHeaders

const list = '/contact/tickets'
const ownPage = /^\/contact\/tickets(?:\/[\w-]{1,64})?(?:\?[^#]*)?$/

/** Target of the link, without its token. */
function targetOf(url: URL): string {
  const to = url.searchParams.get('to') ?? list
  return ownPage.test(to) ? to : list
}

/** Changes nothing: only the button does. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(siteContext)
  const isAsked = url.searchParams.has('t') && api.auth.get('contact').authenticated
  if (!isAsked) throw redirect(list, { headers: privateHeaders })
  return null
}

export async function action({ context, url }: Route.ActionArgs) {
  await openLink(context.get(siteContext).api, url.searchParams.get('t') ?? '')
  throw redirect(targetOf(url), { headers: privateHeaders })
}

export default function SwitchAccess() {
  return (
    <SplitPage title={t('contact.switch.title')} lead={t('contact.switch.lead')}>
      <OwnReferrer />
      <p>{t('contact.switch.warning')}</p>
      <PageForm forgets="contact" className="mt-8 flex flex-wrap gap-4">
        <SubmitButton>{t('contact.switch.confirm')}</SubmitButton>
        <LinkButton to={list} kind="secondary">
          {t('contact.switch.keep')}
        </LinkButton>
      </PageForm>
    </SplitPage>
  )
}
