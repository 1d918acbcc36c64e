import { LoaderCircle } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { ContractPage } from '../../subscription/contract-page.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Refresh, refetchAttributes } from '../outcome/payment-wait.tsx'
import { unfinishedSeconds, type Wait } from '../outcome/waiting.ts'

/** Waits while the provider checks the card; the page's loader redirects once it knows. */
export function CardWait({ wait }: { wait: Wait }) {
  const over = wait.elapsed >= unfinishedSeconds * 4
  return (
    <ContractPage title={t('account.card.title')}>
      {!over && <Refresh />}
      <p role="status" className="mb-8 flex items-center gap-3 text-lead">
        {!over && <LoaderCircle aria-hidden size={22} className="shrink-0 animate-spin" {...refetchAttributes} />}
        {t(over ? 'account.card.processing_over' : 'account.card.processing')}
      </p>
      <LinkButton to="/account/subscription" kind="secondary">
        {t('account.contract.back')}
      </LinkButton>
    </ContractPage>
  )
}
