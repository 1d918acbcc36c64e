import { useTranslation } from 'react-i18next'
import { unsubscribe } from '../../../contracts/subscriptions.ts'
import { siteContext } from '../../context.ts'
import { formatDate } from '../../ui/date-text.tsx'
import type { Route } from './+types/cancel-contract'
import { type Contract, contractAction, loadContract } from './contract.ts'
import { Confirmation, ContractPage, ContractSummary, Done, Identify, NoContract } from './contract-page.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => loadContract(context.get(siteContext), url)

export const action = ({ context, request }: Route.ActionArgs) =>
  contractAction(context.get(siteContext), request, '/cancel-contract', unsubscribe)

function Cancellation({ contract, failure }: { contract: Contract; failure: string | undefined }) {
  const { t } = useTranslation()
  const date = contract.expirationDateTime ? formatDate(contract.expirationDateTime) : ''
  if (!contract.mayStop) return <p className="mt-8 text-lead">{t('account.contract.cancel.already', { date })}</p>
  const until = date ? t('account.subscription.modal.access_date', { date }) : ''
  const points = [
    t('account.subscription.modal.access', { date: until }),
    t('account.subscription.modal.deleted'),
    t('account.subscription.modal.final'),
  ]
  return (
    <Confirmation points={points} failure={failure}>
      {t('account.contract.cancel.confirm')}
    </Confirmation>
  )
}

export default function CancelContract({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { signedIn, done, contract } = loaderData
  const result = actionData && 'signIn' in actionData ? actionData.signIn : undefined
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  return (
    <ContractPage title={t('account.contract.cancel.title')} lead={t('account.contract.cancel.lead')}>
      {done && signedIn && <Done />}
      {!signedIn && <Identify result={result} />}
      {signedIn && !done && (contract ? <ContractSummary contract={contract} /> : <NoContract />)}
      {!done && contract && <Cancellation contract={contract} failure={failure} />}
    </ContractPage>
  )
}
