import { useTranslation } from 'react-i18next'
import { withdraw } from '../../../contracts/subscriptions.ts'
import { siteContext } from '../../context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'
import type { Route } from './+types/withdraw-contract'
import { type Contract, contractAction, loadContract } from './contract.ts'
import { Confirmation, ContractPage, ContractSummary, Done, Identify, NoContract } from './contract-page.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => loadContract(context.get(siteContext), url)

export const action = ({ context, request }: Route.ActionArgs) =>
  contractAction(context.get(siteContext), request, '/withdraw-contract', withdraw)

function TooLate({ date }: { date: string }) {
  const { t } = useTranslation()
  return (
    <div className="mt-8">
      <p className="mb-6 text-lead">{t('account.contract.withdraw.late', { date })}</p>
      <LinkButton to="/cancel-contract">{t('account.contract.withdraw.instead')}</LinkButton>
    </div>
  )
}

function Withdrawal({ contract, failure }: { contract: Contract; failure: string | undefined }) {
  const { t } = useTranslation()
  const date = contract.withdrawalDeadline ? formatDate(contract.withdrawalDeadline) : ''
  if (!contract.mayWithdraw) return <TooLate date={date} />
  const points = [
    t('account.contract.withdraw.ends'),
    t('account.contract.withdraw.refund'),
    `${t('account.contract.withdraw.until')} ${date}.`,
  ]
  return (
    <Confirmation points={points} failure={failure}>
      {t('account.contract.withdraw.confirm')}
    </Confirmation>
  )
}

export default function WithdrawContract({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { signedIn, done, contract } = loaderData
  const result = actionData && 'signIn' in actionData ? actionData.signIn : undefined
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  return (
    <ContractPage title={t('account.contract.withdraw.title')} lead={t('account.contract.withdraw.lead')}>
      {done && signedIn && <Done>{t('account.contract.withdraw.done')}</Done>}
      {!signedIn && <Identify result={result} />}
      {signedIn && !done && (contract ? <ContractSummary contract={contract} /> : <NoContract />)}
      {!done && contract && <Withdrawal contract={contract} failure={failure} />}
    </ContractPage>
  )
}
