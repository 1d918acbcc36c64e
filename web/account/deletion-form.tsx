import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import type { OwnProof } from '../security/own-proof.ts'
import { OwnerConfirmation } from '../security/owner-confirmation.tsx'
import { PageForm } from '../static-page/page-form.tsx'
import { buttonClass } from '../ui/button.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { deletionForm } from './account-forms.ts'

interface DeletionFormProps {
  proof: OwnProof
  lastResult: FormReport | undefined
  codeSent: boolean
}

/** Folded, so that an account is not deleted by accident. */
export function DeletionForm({ proof, lastResult, codeSent }: DeletionFormProps) {
  const { form, fields } = useForm(deletionForm, { lastResult })
  return (
    <>
      <p>{t('account.profile.deletion_text')}</p>
      <details className="mt-6" open={lastResult !== undefined}>
        <summary className={buttonClass('secondary', 'small')}>{t('account.profile.deletion')}</summary>
        <PageForm form={form} forgets="account" className="mt-8 grid gap-6">
          <input type="hidden" name="what" value="deletion" />
          <FormErrors form={form} />
          <OwnerConfirmation
            proof={proof}
            codeSent={codeSent}
            fields={fields}
            label={t('account.profile.deletion_password')}
            submit={
              <SubmitButton kind="danger" size="small">
                {t('account.profile.deletion')}
              </SubmitButton>
            }
          />
        </PageForm>
      </details>
    </>
  )
}
