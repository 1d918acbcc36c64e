import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { closeOwnSession } from '../../../contracts/accounts/session.ts'
import { presentedPassword } from '../../../contracts/forms.ts'
import { HttpNotFoundError } from '../../api/index.ts'
import { type LockedSession, type Site, siteContext } from '../../context.ts'
import { readForm, refuse } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { t } from '../../i18n/index.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { returnPath } from '../../session/redirect.ts'
import { signIn, signInProblem, wantsSecondFactor } from '../../sign-in/sign-in.ts'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { Route } from './+types/unlock'

export const handle: PageFacts = { title: 'titles.unlock' }

const unlockForm = z.object({ password: presentedPassword })

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

/** The password again, as at sign-in: with its limits, and with a session of its own. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext)
  const form = await readForm(request, unlockForm)
  if (form.problem) return form.problem
  const { locked } = site
  if (!locked) throw redirect('/login')
  try {
    await signIn(site.api, { identifier: locked.email, password: form.value.password })
  } catch (error) {
    if (wantsSecondFactor(error)) throw redirect('/logout')
    return refuse(form.submission, signInProblem(error))
  }
  await closeFormer(site, locked)
  throw redirect(returnPath(url.searchParams.get('redirect'), '/account', site.pages))
}

export default function Unlock({ actionData }: Route.ComponentProps) {
  const { form, fields } = useForm(unlockForm, { lastResult: actionData })
  return (
    <SplitPage title={t('account.discretion.unlock_title')} lead={t('account.discretion.unlock_lead')}>
      <Form method="post" {...form.props} className="grid gap-6">
        <FormErrors form={form} />
        <PasswordField field={fields.password} label={t('account.signIn.password')} autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <SubmitButton>{t('account.discretion.unlock')}</SubmitButton>
          <Link to="/logout" className="py-2 text-sm">
            {t('account.profile.nav_sign_out')}
          </Link>
        </div>
      </Form>
    </SplitPage>
  )
}
