import { Link } from 'react-router'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { NewPasswordField } from '../security/new-password-field.tsx'
import { PageForm } from '../static-page/page-form.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { RequiredNote } from '../ui/fields/required-note.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { registrationForm } from './registration-form.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

/** Parameters of the link; if absent, a script fills in what an earlier page stored. */
export interface LinkParameters {
  token?: string | undefined
  platform?: string | undefined
  utk?: string | undefined
  formula?: string | undefined
}

interface RegistrationFieldsProps {
  uid: string
  lastResult: FormReport | undefined
  brought: LinkParameters
  subscriptionFirst: boolean
}

export function RegistrationFields({ uid, lastResult, brought, subscriptionFirst }: RegistrationFieldsProps) {
  const { form, fields } = useForm(registrationForm, { lastResult, defaultValue: { uid } })
  const { token, platform, utk, formula } = brought
  return (
    <PageForm form={form} unsent={t('account.registration.server')} remembers registers className="grid gap-7">
      <input type="hidden" name="uid" defaultValue={fields.uid.defaultValue} />
      <input type="hidden" name="token" value={token ?? ''} />
      <input type="hidden" name="platform" value={platform ?? ''} />
      <input type="hidden" name="utk" value={utk ?? ''} />
      <input type="hidden" name="formula" value={formula ?? ''} />
      <RequiredNote />
      <FormErrors form={form} />
      <EmailField
        field={fields.identifier}
        label={t('account.signIn.email')}
        hint={t('account.registration.email_hint')}
      />
      <NewPasswordField field={fields.password} label={t('account.password.new')} />
      <TermsCheckbox field={fields.terms} />
      <div>
        <SubmitButton className="w-full sm:w-auto">{t('account.registration.submit')}</SubmitButton>
        <p className="mt-4 text-sm text-ink-soft">
          {t(subscriptionFirst ? 'account.registration.next_card' : 'account.registration.next_link')}
        </p>
      </div>
      <p className="border-t border-line pt-6">
        {t('account.registration.signed_in')}{' '}
        <Link to="/login" className="font-semibold underline">
          {t('layout.sign_in')}
        </Link>
      </p>
    </PageForm>
  )
}
