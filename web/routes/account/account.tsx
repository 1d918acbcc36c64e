import { redirect } from 'react-router'
import { getUser } from '../../../contracts/accounts/accounts.ts'
import { getOwnEmail } from '../../../contracts/accounts/own-email.ts'
import { accountActions } from '../../account/account-actions.ts'
import { accountForms, accountMatters } from '../../account/account-forms.ts'
import { AccountShell, Section } from '../../account/account-shell.tsx'
import { DataSection } from '../../account/data-section.tsx'
import { DeletionForm } from '../../account/deletion-form.tsx'
import { EmailSection } from '../../account/email-section.tsx'
import { FavoritesList } from '../../account/favorites-list.tsx'
import { FavoritesSharingForm } from '../../account/favorites-sharing-form.tsx'
import { areFavoritesShared, nameIn, readMetadata } from '../../account/metadata.ts'
import { NameForm } from '../../account/name-form.tsx'
import { type Site, siteContext } from '../../context.ts'
import { readFormData } from '../../forms/form-data.ts'
import { t } from '../../i18n/index.ts'
import { favoritesIn, loadFavoriteArticles } from '../../magazine/favorites/favorites.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { asksForCode, loadProof, mailConfirmationCode } from '../../security/own-proof.ts'
import { passwordForm, passwordPath } from '../../security/password-form.tsx'
import { SecuritySection } from '../../security/security-section.tsx'
import { guardedBy } from '../../session/guards.ts'
import { recoverFromAnyError, recoverFromLoadFailure } from '../../session/recover.ts'
import { requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/account'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account',
  uncrawled: true,
  returnTo: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

const loadEmail = (site: Site, uid: string) =>
  recoverFromLoadFailure(site, async () => (await site.api.call(getOwnEmail, { params: { uid } })).payload, null)

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api } = site
  const { uid } = requireViewer(site)
  const { payload: user } = await api.call(getUser, { params: { uid } })
  const metadata = readMetadata(user.metadata)
  const articles = await recoverFromAnyError(site, () => loadFavoriteArticles(api, favoritesIn(metadata)), null)
  return {
    ownEmail: await loadEmail(site, uid),
    proof: await loadProof(site, uid),
    name: nameIn(metadata),
    consented: user.consents?.some(({ kind }) => kind === 'coaching') ?? false,
    articles,
    favoritesShown: areFavoritesShared(metadata),
    isMember: site.viewer?.vip === true,
    secondFactor: user.secondFactor,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readFormData(request, ...Object.values(accountForms), passwordForm)
  const asked = form.get('what')
  // A tab from before an update may still have this form.
  if (asked === 'password') throw redirect(passwordPath)
  const what = accountMatters.find((matter) => matter === asked)
  if (!what) throw new Response(null, { status: 400 })
  if (!site.viewer) throw new Response(null, { status: 403 })
  if (asksForCode(form)) return { what, ...(await mailConfirmationCode(site, form)) }
  return { what, report: await accountActions[what](site, site.viewer.uid, form), codeSent: form.has('code') }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { ownEmail, proof, name, consented, articles, favoritesShown, isMember, secondFactor } = loaderData
  const reportOf = (what: string) => (actionData?.what === what ? actionData.report : undefined)
  const stepOf = (what: string) => ({
    proof,
    lastResult: reportOf(what),
    codeSent: actionData?.what === what && actionData.codeSent,
  })
  return (
    <AccountShell title={name ? t('account.profile.hello', { name }) : t('account.profile.title')}>
      <Section title={t('account.profile.identity')}>
        <NameForm name={name} lastResult={reportOf('name')} />
      </Section>
      <Section title={t('account.email.title')} id="adresse">
        <EmailSection own={ownEmail} {...stepOf('email')} />
      </Section>
      <Section title={t('account.profile.favorites')} id="favoris">
        <FavoritesList articles={articles} />
        {(isMember || favoritesShown) && <FavoritesSharingForm shown={favoritesShown} />}
      </Section>
      <Section title={t('account.security.title')} id="securite">
        <SecuritySection secondFactor={secondFactor} />
      </Section>
      <Section title={t('account.profile.data')} id="donnees">
        <DataSection consented={consented} />
        <div id="suppression" className="mt-10">
          <h3 className="mb-2 text-base font-semibold">{t('account.profile.deletion')}</h3>
          <DeletionForm {...stepOf('deletion')} />
        </div>
      </Section>
    </AccountShell>
  )
}
