import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { PageForm } from '../static-page/page-form.tsx'
import { buttonClass } from '../ui/button.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { deletionForm } from './account-forms.ts'

/** Folded, so that an account is not deleted by accident. */
export function DeletionForm({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(deletionForm, { lastResult })
  return (
    <>
      <p>{t('account.profile.deletion_text')}</p>
      <details className="mt-6" open={lastResult !== undefined}>
        <summary className={buttonClass('secondary', 'small')}>{t('account.profile.deletion')}</summary>
        <PageForm form={form} forgets="account" className="mt-8 grid gap-6">
          <input type="hidden" name="what" value="deletion" />
          <FormErrors form={form} />
          <PasswordField
            field={fields.password}
            label={t('account.profile.deletion_password')}
            autoComplete="current-password"
          />
          <div>
            <SubmitButton kind="danger" size="small">
              {t('account.profile.delete')}
            </SubmitButton>
          </div>
        </PageForm>
      </details>
    </>
  )
}
