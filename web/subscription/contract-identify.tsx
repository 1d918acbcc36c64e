import { Form } from 'react-router'
import type { FormReport } from '../forms/read-form.ts'
import { useForm } from '../forms/use-form.ts'
import { t } from '../i18n/index.ts'
import { SignInForm, type SignInResult } from '../sign-in/sign-in-form.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmailField } from '../ui/fields/email-field.tsx'
import { FormErrors } from '../ui/fields/form-errors.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { contractLinkForm, contractReferenceForm } from './contract-link-form.ts'

function LinkForm({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(contractLinkForm, { lastResult })
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <FormErrors form={form} />
      <EmailField field={fields.email} label={t('account.contract.link_email')} />
      <div>
        <SubmitButton>{t('account.contract.link_send')}</SubmitButton>
      </div>
    </Form>
  )
}

function ReferenceForm({ lastResult }: { lastResult: FormReport | undefined }) {
  const { form, fields } = useForm(contractReferenceForm, { lastResult })
  return (
    <Form method="post" {...form.props} className="grid gap-6">
      <FormErrors form={form} />
      <TextField
        field={fields.reference}
        label={t('account.contract.reference')}
        hint={t('account.contract.reference_hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <div>
        <SubmitButton kind="secondary">{t('account.contract.link_send')}</SubmitButton>
      </div>
    </Form>
  )
}

const summaryClass =
  'inline-block cursor-pointer py-2 font-semibold underline decoration-blush decoration-2 underline-offset-6'

interface IdentifyProps {
  path: string
  linkOver: boolean
  linkSent: boolean
  link: FormReport | undefined
  reference: FormReport | undefined
  signIn: SignInResult | undefined
}

/** Identification for the contract pages: a mailed link, or the password. */
export function ContractIdentification({ path, linkOver, linkSent, link, reference, signIn }: IdentifyProps) {
  if (linkSent && !link && !reference && !signIn) {
    return (
      <Card tone="rose" role="status">
        <h2 className="display mb-3 text-title-sm">{t('account.contract.link_sent')}</h2>
        <p>{t('account.contract.link_sent_text')}</p>
        <LinkButton to={path} kind="secondary" size="small" className="mt-6">
          {t('account.contract.link_again')}
        </LinkButton>
      </Card>
    )
  }
  return (
    <>
      {linkOver && (
        <p role="alert" className="mb-8 rounded-field bg-warning-light px-5 py-4 font-medium text-warning">
          {t('account.contract.link_over')}
        </p>
      )}
      <h2 className="display mb-3 text-title-sm">{t('account.contract.identify')}</h2>
      <p className="mb-8">{t('account.contract.identify_text')}</p>
      <LinkForm lastResult={link} />
      <details className="mt-10 border-t border-line pt-6" open={reference !== undefined}>
        <summary className={summaryClass}>{t('account.contract.with_reference')}</summary>
        <div className="mt-6">
          <ReferenceForm lastResult={reference} />
        </div>
      </details>
      <details className="mt-6 border-t border-line pt-6" open={signIn !== undefined}>
        <summary className={summaryClass}>{t('account.contract.with_password')}</summary>
        <div className="mt-6">
          <SignInForm result={signIn} submit={t('account.contract.continue')} />
        </div>
      </details>
    </>
  )
}
