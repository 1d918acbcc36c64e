import { codeCredentials, codeRequest } from '../../contracts/accounts/sign-in-codes.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { PageForm } from '../static-page/page-form.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { CodeField } from './code-field.tsx'
import { SecondFactorFields, type SignInResult } from './sign-in-form.tsx'

interface CodeFormProps {
  result: SignInResult & { codeSentTo: string }
}

/** Second step of a sign-in by a mailed code. */
export function CodeForm({ result }: CodeFormProps) {
  const { codeSentTo, code } = result
  const { form, fields } = useForm(codeCredentials, { lastResult: result.lastResult })
  return (
    <PageForm form={form} unsent={t('account.signIn.server')} className="grid gap-6">
      <p role="status" className="rounded-field bg-sage-light px-5 py-3.5">
        {t('account.signIn.code_sent', { email: codeSentTo })}
      </p>
      <FormErrors form={form} />
      <input type="hidden" name="way" value="verify" />
      <input type="hidden" name="identifier" value={codeSentTo} />
      {code === undefined ? <CodeField field={fields.code} /> : <input type="hidden" name="code" value={code} />}
      <SecondFactorFields result={result} otp={fields.otp} />
      <div>
        <SubmitButton>{t('account.signIn.submit')}</SubmitButton>
      </div>
    </PageForm>
  )
}

export function CodeAgainForm({ email }: { email: string }) {
  const { form } = useForm(codeRequest, {})
  return (
    <PageForm form={form} unsent={t('account.signIn.server')}>
      <input type="hidden" name="way" value="code" />
      <input type="hidden" name="identifier" value={email} />
      <SubmitButton kind="quiet" size="small">
        {t('account.signIn.code_again')}
      </SubmitButton>
    </PageForm>
  )
}
