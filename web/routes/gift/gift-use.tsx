import { data, Link, redirect } from 'react-router'
import { redeemGift } from '../../../contracts/subscriptions/gifts.ts'
import { type Site, siteContext } from '../../context.ts'
import { problemOf } from '../../forms/api-problem.ts'
import { readFormData } from '../../forms/form-data.ts'
import { IdempotencyField } from '../../forms/idempotency-field.tsx'
import { type FormReport, readForm, toFormReport } from '../../forms/read-form.ts'
import { useForm } from '../../forms/use-form.ts'
import { redeemForm, registerAndRedeemForm } from '../../gift/gift-form.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import { pageText } from '../../layout/page-text.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { registerAndSignIn } from '../../registration/register.ts'
import { registrationProblem, takenProblem } from '../../registration/registration-problem.ts'
import { SplitPage } from '../../registration/split-page.tsx'
import { TermsCheckbox } from '../../registration/terms-checkbox.tsx'
import { NewPasswordField } from '../../security/new-password-field.tsx'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { withReturn } from '../../session/redirect.ts'
import { PageForm } from '../../static-page/page-form.tsx'
import { EmailField } from '../../ui/fields/email-field.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { RequiredNote } from '../../ui/fields/required-note.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Route } from './+types/gift-use'

export const handle: PageFacts = {
  shortFooter: true,
  framedWith: 'preview',
  title: 'titles.gift_use',
  returnTo: true,
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const page = {
    words: await pageText(site, 'giftUse'),
    code: url.searchParams.get('t') ?? '',
    email: site.viewer?.email ?? null,
    uid: crypto.randomUUID() as string,
    key: crypto.randomUUID() as string,
  }
  return data(page, { headers: privateHeaders })
}

type Redeeming = Awaited<ReturnType<typeof readForm<typeof redeemForm>>>

async function redeem(site: Site, { submission, value, idempotencyKey }: Redeeming) {
  if (!value) throw new Error('a form that was refused is not sent on')
  try {
    await site.api.call(redeemGift, { body: { code: value.gift }, idempotencyKey })
  } catch (error) {
    const { formErrors, fieldErrors } = problemOf(error, ['code'])
    const report = fieldErrors?.code ? { fieldErrors: { gift: fieldErrors.code } } : { formErrors: formErrors ?? [] }
    return toFormReport(submission, report)
  }
  site.leaveFlash({ type: 'success', key: 'giftUsed' })
  throw redirect('/account/subscription')
}

async function register(site: Site, request: Request | FormData) {
  const form = await readForm(request, registerAndRedeemForm)
  if (form.problem) return form.problem
  try {
    const signedIn = await registerAndSignIn(site.api, form.value, { formula: 'default' })
    if (!signedIn) return toFormReport(form.submission, takenProblem())
  } catch (error) {
    return toFormReport(form.submission, registrationProblem(error))
  }
  return redeem(site, form)
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext)
  // A user who signed in meanwhile in another tab still sends a visitor's form.
  const sent = await readFormData(request, redeemForm, registerAndRedeemForm)
  if (!site.viewer) return register(site, sent)
  const form = await readForm(sent, redeemForm)
  return form.problem ?? redeem(site, form)
}

interface RedeemFormProps {
  page: Route.ComponentProps['loaderData']
  lastResult: FormReport | undefined
}

type Field = Parameters<typeof TextField>[0]['field']

function CodeField({ field }: { field: Field }) {
  return (
    <TextField
      field={field}
      label={t('account.gift.use.code')}
      hint={t('account.gift.use.code_hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

type AccountFields = Readonly<Record<'identifier' | 'password' | 'terms', Field>>

function AccountFieldset({ fields, code }: { fields: AccountFields; code: string }) {
  const back = code === '' ? '/gift/use' : `/gift/use?t=${encodeURIComponent(code)}`
  return (
    <>
      <div>
        <h2 className="display text-title-sm">{t('account.gift.use.account')}</h2>
        <p className="mt-2">{t('account.gift.use.account_text')}</p>
        <Link
          to={withReturn('/login', back)}
          className="inline-flex min-h-11 items-center underline decoration-blush decoration-2 underline-offset-6"
        >
          {t('account.gift.use.sign_in')}
        </Link>
      </div>
      <EmailField field={fields.identifier} label={t('account.signIn.email')} />
      <NewPasswordField field={fields.password} label={t('account.password.new')} />
      <TermsCheckbox field={fields.terms} />
    </>
  )
}

/**
 * One form for visitors and members: if the account was created and the code refused, the user is signed in while
 * correcting the code. A different form would lose what they typed.
 */
function RedeemForm({ page: { code, email, uid, key }, lastResult }: RedeemFormProps) {
  const isVisitor = email === null
  const schema = (isVisitor ? registerAndRedeemForm : redeemForm) as typeof registerAndRedeemForm
  const { form, fields } = useForm(schema, { lastResult, defaultValue: { gift: code, uid } })
  return (
    <PageForm form={form} unsent={t('flash.savingFailed')} className="grid gap-6">
      <IdempotencyField value={key} />
      {isVisitor && <input type="hidden" name="uid" defaultValue={fields.uid.defaultValue} />}
      {isVisitor && <RequiredNote />}
      <FormErrors form={form} />
      {!isVisitor && <p>{t('account.payment.signed_in_as', { email })}</p>}
      <CodeField field={fields.gift} />
      {isVisitor && <AccountFieldset fields={fields} code={code} />}
      <SubmitButton>{t(isVisitor ? 'account.gift.use.register' : 'account.gift.use.submit')}</SubmitButton>
    </PageForm>
  )
}

export default function GiftUse({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SplitPage {...loaderData.words}>
      <OwnReferrer />
      <RedeemForm page={loaderData} lastResult={actionData} />
    </SplitPage>
  )
}
