import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { closeOwnSession } from '../../../contracts/accounts/session.ts'
import { requestSignInCode, verifySignInCode } from '../../../contracts/accounts/sign-in-codes.ts'
import { mailedCode, presentedPassword } from '../../../contracts/forms.ts'
import { HttpNotFoundError } from '../../api/index.ts'
import { type LockedSession, type Site, siteContext } from '../../context.ts'
import { readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { returnPath } from '../../session/redirect.ts'
import { CodeField } from '../../sign-in/code-field.tsx'
import { codeProblem, isSecondFactorNeeded, signIn, signInProblem } from '../../sign-in/sign-in.ts'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/unlock'

export const handle: PageFacts = { title: 'titles.unlock' }

const unlockForm = z.object({
  password: presentedPassword.optional(),
  code: mailedCode.optional(),
  way: z.enum(['code']).optional(),
})
type Proof = { password?: string | undefined; code?: string | undefined }

export function loader({ context }: Route.LoaderArgs) {
  const { locked, viewer } = context.get(siteContext)
  if (!locked) throw redirect(viewer ? '/account' : '/login')
  return null
}

/** Closes the session that the new one replaces. */
async function closeFormer({ api }: Site, { sid }: LockedSession): Promise<void> {
  try {
    await api.call(closeOwnSession, { params: { sid } })
  } catch (error) {
    // The session had already ended.
    if (!(error instanceof HttpNotFoundError)) throw error
  }
}

/** Checks the password or a mailed code like a sign-in: with the same limits, and with a new session. */
async function prove({ api }: Site, { email: identifier }: LockedSession, { password, code }: Proof): Promise<void> {
  if (code === undefined) return signIn(api, { identifier, password: password ?? '' })
  const { payload } = await api.call(verifySignInCode, { body: { identifier, code } })
  api.auth.get('default').connect(payload.token)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, unlockForm)
  if (form.problem) return { report: form.problem, codeSent: false }
  const { locked } = site
  if (!locked) throw redirect('/login')
  const { way, ...proof } = form.value
  try {
    if (way === 'code') {
      await site.api.call(requestSignInCode, { body: { identifier: locked.email } })
      return { report: toFormReport(form.submission, {}), codeSent: true }
    }
    await prove(site, locked, proof)
  } catch (error) {
    if (isSecondFactorNeeded(error)) throw redirect('/logout')
    const problem = proof.code === undefined ? signInProblem(error) : codeProblem(error)
    return { report: toFormReport(form.submission, problem), codeSent: proof.code !== undefined }
  }
  await closeFormer(site, locked)
  throw redirect(returnPath(url.searchParams.get('redirect'), '/account', site.pages))
}

/** The page does not reveal who uses the browser, nor whether the account has a password. */
export default function Unlock({ actionData }: Route.ComponentProps) {
  const { form, fields } = useForm(unlockForm, { lastResult: actionData?.report })
  const codeSent = actionData?.codeSent === true
  return (
    <SplitPage title={t('account.discretion.unlock_title')} lead={t('account.discretion.unlock_lead')}>
      <Form method="post" {...form.props} className="grid gap-6">
        <FormErrors form={form} />
        {codeSent ? (
          <CodeField field={fields.code} />
        ) : (
          <PasswordField
            field={{ ...fields.password, required: true }}
            label={t('account.signIn.password')}
            autoComplete="current-password"
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <SubmitButton>{t('account.discretion.unlock')}</SubmitButton>
          <Link to="/logout" className="py-2 text-sm">
            {t('layout.sign_out')}
          </Link>
        </div>
        <div className="border-t border-line pt-6">
          <SubmitButton kind="secondary" size="small" name="way" value="code" formNoValidate>
            {t(codeSent ? 'account.signIn.code_again' : 'account.signIn.code_ask')}
          </SubmitButton>
        </div>
      </Form>
    </SplitPage>
  )
}
