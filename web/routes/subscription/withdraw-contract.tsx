import { Link } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { contractAction, contractPaths, loadContract, resultsOf } from '../../subscription/contract.ts'
import { ContractIdentification } from '../../subscription/contract-identify.tsx'
import {
  ContractPage,
  ContractSummary,
  NoContract,
  NothingRecorded,
  RequestRecordedNote,
} from '../../subscription/contract-page.tsx'
import { EndingForm, type EndingProps } from '../../subscription/ending-form.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatDate } from '../../ui/date-text.tsx'
import type { Route } from './+types/withdraw-contract'

export const handle: PageFacts = { title: 'titles.withdraw_contract' }

export const headers = () => privateHeaders

export const loader = ({ context, url }: Route.LoaderArgs) => loadContract(context.get(siteContext), url, 'withdraw')

export const action = ({ context, request }: Route.ActionArgs) =>
  contractAction(context.get(siteContext), request, 'withdraw')

function TooLate({ date }: { date: string }) {
  return (
    <div className="mt-8">
      <p className="mb-6 text-lead">{t('account.contract.withdraw.late', { date })}</p>
      <LinkButton to="/cancel-contract">{t('account.contract.withdraw.instead')}</LinkButton>
    </div>
  )
}

function Withdrawal(props: EndingProps) {
  const { contract } = props
  const date = contract.withdrawalDeadline ? formatDate(contract.withdrawalDeadline) : ''
  if (!contract.mayWithdraw) return <TooLate date={date} />
  const given = contract.givenUntil && formatDate(contract.givenUntil)
  const points = [
    given ? t('account.contract.withdraw.ends_given', { date: given }) : t('account.contract.withdraw.ends'),
    t('account.contract.withdraw.refund'),
    ...(given ? [] : [t('account.contract.withdraw.erased')]),
    `${t('account.contract.withdraw.until')} ${date}.`,
  ]
  return (
    <EndingForm act="withdraw" points={points} {...props}>
      {t('account.contract.withdraw.confirm')}
    </EndingForm>
  )
}

export default function WithdrawContract({ loaderData, actionData }: Route.ComponentProps) {
  const { known, done, undone, contract, token, seller } = loaderData
  return (
    <ContractPage
      title={t('account.contract.withdraw.title')}
      lead={t('account.contract.withdraw.lead')}
      seller={seller}
    >
      <OwnReferrer />
      {undone && <NothingRecorded />}
      {!done && (
        <p className="mb-6 text-sm">
          <Link to="/gift/withdraw" className="inline-flex min-h-11 items-center">
            {t('account.gift.withdraw.link')}
          </Link>
        </p>
      )}
      {!known && <ContractIdentification path={contractPaths.withdraw} {...loaderData} {...resultsOf(actionData)} />}
      {known && done && (
        <RequestRecordedNote signedIn={token === null}>{t('account.contract.withdraw.done')}</RequestRecordedNote>
      )}
      {known && !done && (contract ? <ContractSummary contract={contract} /> : <NoContract />)}
      {known && !done && contract && (
        <Withdrawal contract={contract} token={token} ending={resultsOf(actionData).ending} />
      )}
    </ContractPage>
  )
}
