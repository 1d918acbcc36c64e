import { getUser } from '../../../contracts/accounts/accounts.ts'
import { confirmSecondFactor, startSecondFactor } from '../../../contracts/accounts/session.ts'
import { AccountShell, Section } from '../../account/account-shell.tsx'
import type { Api } from '../../api/index.ts'
import { siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { type FormReport, readForm, toFormReport } from '../../forms/read-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { type Enrolment, readEnrolment } from '../../security/enrolment.ts'
import { loadSecurityEvents } from '../../security/load-security-events.ts'
import {
  changeOwnPassword,
  isPasswordMatter,
  OwnPassword,
  type PasswordStep,
  passwordForms,
} from '../../security/own-password-forms.tsx'
import { loadProof, type ProofStep } from '../../security/own-proof.ts'
import { OwnSessions } from '../../security/own-sessions.tsx'
import { dropPasskey, keepPasskey, loadPasskeys, noPasskeys } from '../../security/passkey-actions.ts'
import { addPasskeyForm, MemberPasskeys, PasskeySection, removePasskeyForm } from '../../security/passkey-forms.tsx'
import {
  ConfirmSecondFactorForm,
  confirmSecondFactorForm,
  RecoveryCodes,
  StartSecondFactorForm,
  startSecondFactorForm,
} from '../../security/second-factor-forms.tsx'
import { SecurityEvents } from '../../security/security-events.tsx'
import { closeSessionForm, closeSessions, loadSessions } from '../../security/session-actions.ts'
import { guardedBy } from '../../session/guards.ts'
import { isStaff, requireViewer } from '../../session/viewer.ts'
import type { Route } from './+types/security'

export const handle: PageFacts = {
  exit: true,
  shortFooter: true,
  title: 'titles.account_security',
  returnTo: true,
  unsent: 'flash.savingFailed',
}

export const middleware: Route.MiddlewareFunction[] = guardedBy('user')

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const viewer = requireViewer(site)
  const { uid } = viewer
  const [{ payload }, sessions, events, proof] = await Promise.all([
    site.api.call(getUser, { params: { uid } }),
    loadSessions(site, url),
    loadSecurityEvents(site, url),
    loadProof(site, uid, { fresh: true }),
  ])
  // In the demo, visitors share staff accounts without a second factor, and must not add passkeys to them.
  const isMember = !payload.secondFactor && !isStaff(viewer)
  const passkeys = payload.secondFactor || isMember ? await loadPasskeys(site) : noPasskeys
  return { proof, isMember, secondFactor: payload.secondFactor ?? null, ...sessions, ...events, ...passkeys }
}

interface Outcome {
  enrolment?: Enrolment | null
  lastResult?: FormReport
  /** why no secret was created */
  failure?: string | undefined
  recoveryCodes?: string[]
  passkeyStep?: ProofStep
  passwordStep?: PasswordStep
}

async function start(api: Api): Promise<Outcome> {
  try {
    const { payload } = await api.call(startSecondFactor)
    return { enrolment: readEnrolment(payload.href) }
  } catch (error) {
    return { failure: problemOf(error, []).formErrors?.[0] }
  }
}

/** The API sends a secret only once: the form returns it with the code, so that a wrong code can be corrected. */
async function confirm(api: Api, given: FormData): Promise<Outcome> {
  const form = await readForm(given, confirmSecondFactorForm)
  const enrolment = readEnrolment(String(form.submission.payload.href ?? ''))
  if (form.problem) return { enrolment, lastResult: form.problem }
  try {
    const { payload } = await api.call(confirmSecondFactor, { body: { otp: form.value.otp } })
    return { recoveryCodes: payload.recoveryCodes }
  } catch (error) {
    return { enrolment, lastResult: toFormReport(form.submission, problemOf(error, ['otp'])) }
  }
}

const securityForms = [
  startSecondFactorForm,
  confirmSecondFactorForm,
  closeSessionForm,
  addPasskeyForm,
  removePasskeyForm,
  ...passwordForms,
]

export async function action({ context, request }: Route.ActionArgs): Promise<Outcome> {
  const site = context.get(siteContext)
  const { api } = site
  const form = await readFormData(request, ...securityForms)
  const what = form.get('what')
  if (what === 'close' || what === 'closeOthers') return closeSessions(site, form)
  if (isPasswordMatter(what)) return changeOwnPassword(site, requireViewer(site).uid, what, form)
  if (what === 'addPasskey') return keepPasskey(site, form)
  if (what === 'removePasskey') return dropPasskey(site, form)
  return what === 'confirm' ? confirm(api, form) : start(api)
}

function Standing({ secondFactor, failure }: { secondFactor: 'missing' | 'confirmed'; failure: string | undefined }) {
  return (
    <>
      <p className="mb-6">{t(`account.security.${secondFactor}`)}</p>
      <StartSecondFactorForm failure={failure}>
        {t(secondFactor === 'missing' ? 'account.security.start' : 'account.security.change')}
      </StartSecondFactorForm>
    </>
  )
}

function Step({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { secondFactor } = loaderData
  if (actionData?.recoveryCodes) return <RecoveryCodes codes={actionData.recoveryCodes} />
  if (actionData?.enrolment)
    return <ConfirmSecondFactorForm enrolment={actionData.enrolment} lastResult={actionData.lastResult} />
  if (secondFactor === null) return null
  return (
    <>
      <Standing secondFactor={secondFactor} failure={actionData?.failure} />
      <PasskeySection {...loaderData} step={actionData?.passkeyStep} />
    </>
  )
}

export default function Security(props: Route.ComponentProps) {
  return (
    <AccountShell title={t('account.security.title')}>
      <Section title={t('account.sessions.title')} id="appareils">
        <OwnSessions {...props.loaderData} />
      </Section>
      <Section title={t('account.profile.password')} id="mot-de-passe">
        <OwnPassword proof={props.loaderData.proof} step={props.actionData?.passwordStep} />
      </Section>
      {props.loaderData.isMember && <MemberPasskeys {...props.loaderData} step={props.actionData?.passkeyStep} />}
      <Section title={t('account.events.title')} id="activite">
        <SecurityEvents {...props.loaderData} />
      </Section>
      {props.loaderData.secondFactor !== null && (
        <Section title={t('account.security.second_factor')} id="double-authentification">
          <Step {...props} />
        </Section>
      )}
    </AccountShell>
  )
}
