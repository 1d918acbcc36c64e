import { Link, redirect } from 'react-router'
import { getUser } from '../../../contracts/accounts/accounts.ts'
import { startPasskeySession } from '../../../contracts/accounts/passkeys.ts'
import { getSubscription } from '../../../contracts/subscriptions/subscriptions.ts'
import { type Site, siteContext } from '../../context.ts'
import { lockPath } from '../../discretion/lock-path.ts'
import { readFormData } from '../../forms/form-data.ts'
import { t } from '../../i18n/index.ts'
import { pageText } from '../../layout/page-text.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { PaymentWait } from '../../payment/outcome/payment-wait.tsx'
import { requireWait, waitFromNow } from '../../payment/outcome/waiting.ts'
import { resumePath } from '../../registration/journey.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { endedParameter, providerPaths, returnPath, withReturn } from '../../session/redirect.ts'
import { isStaff } from '../../session/viewer.ts'
import { CodeAgainForm, CodeForm } from '../../sign-in/code-form.tsx'
import { signInAction } from '../../sign-in/sign-in-action.ts'
import { PasskeyForm, SignInForm } from '../../sign-in/sign-in-form.tsx'
import { signInFields, signInWithoutPassword } from '../../sign-in/without-password.ts'
import type { Route } from './+types/login'

export const handle: PageFacts = {
  title: 'titles.login',
  shortFooter: true,
  framedWith: 'preview',
  unsent: 'account.signIn.server',
}

/** Leads staff without a second factor to the security page: their roles do not count before. */
async function ownLanding({ api, viewer }: Site): Promise<string> {
  const { landing: reading, backOffice, security } = providerPaths.default
  if (!viewer) return reading
  if (isStaff(viewer)) return backOffice
  const { payload } = await api.call(getUser, { params: { uid: viewer.uid } })
  return payload.secondFactor === 'missing' ? security : reading
}

/** Page after the sign-in: the previous one, if the user may return there, else the default for their roles. */
const landing = async (url: URL, site: Site): Promise<string> =>
  returnPath(url.searchParams.get('redirect'), '', site.pages) || (await ownLanding(site))

/** Tells whether a payment is being processed. An unfinished payment does not count: there is nothing to wait for. */
async function isPaymentPending({ api, viewer }: Site): Promise<boolean> {
  if (viewer?.vip) return false
  const { payload } = await api.call(getSubscription)
  return payload?.status === 'pending' && payload.waitingFor !== 'unfinished'
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const resume = resumePath(url.searchParams.get('redirect'))
  const words = await pageText(site, 'login')
  const ended = url.searchParams.has(endedParameter)
  if (site.locked) throw redirect(lockPath(url.searchParams.get('redirect') ?? '/account'))
  if (!site.viewer) {
    const { payload } = await site.api.call(startPasskeySession)
    return { words, wait: null, target: await landing(url, site), resume, ended, passkeyOptions: payload.options }
  }
  if (!(await isPaymentPending(site))) throw redirect(await landing(url, site))
  const { landing: target } = providerPaths.default
  return { words, wait: requireWait(url), target, resume, ended, passkeyOptions: null }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readFormData(request, signInFields)
  const other = await signInWithoutPassword(form, site.api)
  const refused = other === null ? await signInAction(form, site.api) : other
  if (refused) return refused
  site.leaveFlash({ type: 'success', key: 'signedIn' })
  const pending = await isPaymentPending(site)
  throw redirect(pending ? waitFromNow(url, new Date()) : await landing(url, site))
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { words, wait, target, resume, ended, passkeyOptions } = loaderData
  if (wait) return <PaymentWait wait={wait} skipTo={target} />
  return (
    <SplitPage {...words}>
      {ended && (
        <p role="status" className="mb-8 rounded-field bg-warning-light px-5 py-4 font-medium text-warning">
          {t('account.signIn.ended')}
          {/* Only a script keeps typed text while the person signs in. */}
          <span data-scripted>{t('account.signIn.ended_text')}</span>.
        </p>
      )}
      {actionData?.codeSentTo === undefined ? (
        <>
          <SignInForm result={actionData} submit={t('account.signIn.submit')} withCode />
          {passkeyOptions && !actionData?.secondFactor && <PasskeyForm options={passkeyOptions} />}
        </>
      ) : (
        <>
          <CodeForm result={{ ...actionData, codeSentTo: actionData.codeSentTo }} />
          <div className="mt-4 flex flex-wrap items-center gap-x-6">
            <CodeAgainForm email={actionData.codeSentTo} />
            <Link to="/login" reloadDocument className="py-2 text-sm">
              {t('account.signIn.with_password')}
            </Link>
          </div>
        </>
      )}
      <p className="mt-10 border-t border-line pt-6">
        {t('account.signIn.no_account')}{' '}
        <Link to={resume ? withReturn('/registration', resume) : '/registration'} className="font-semibold underline">
          {t('account.signIn.create')}
        </Link>
      </p>
    </SplitPage>
  )
}
