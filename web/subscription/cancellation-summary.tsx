import { Form } from 'react-router'
import { t } from '../i18n/index.ts'
import { BulletList } from '../ui/bullet-list.tsx'
import { SubmitButton } from '../ui/fields/submit-button.tsx'
import { cancellationEffects } from './access-after-cancelling.ts'
import { accessUntil, type Contract } from './contract.ts'
import type { DeclaredCancellation } from './contract-link-form.ts'
import { ContractSummary } from './contract-page.tsx'

interface CancellationSummaryProps {
  contract: Contract
  token: string | null
  declared: DeclaredCancellation
}

/** Summary of the declaration, with a way back to change it, and the button that the law requires. */
export function CancellationSummary({ contract, token, declared }: CancellationSummaryProps) {
  const until = accessUntil(contract, declared.wishedOn)
  return (
    <>
      <h2 className="display mb-6 text-title-sm">{t('account.contract.cancel.review')}</h2>
      <ContractSummary contract={{ ...contract, expirationDateTime: until }} declared={declared} />
      <BulletList items={cancellationEffects(contract.status, until)} className="mt-8" />
      <Form method="post" className="mt-8 flex flex-wrap gap-4">
        <input type="hidden" name="confirm" value="1" />
        {token && <input type="hidden" name="token" value={token} />}
        <input type="hidden" name="name" value={declared.name} />
        <input type="hidden" name="email" value={declared.email} />
        <input type="hidden" name="wishedOn" value={declared.wishedOn} />
        <SubmitButton>{t('account.contract.cancel.confirm')}</SubmitButton>
        <SubmitButton kind="secondary" name="step" value="edit">
          {t('account.contract.cancel.edit')}
        </SubmitButton>
      </Form>
    </>
  )
}
