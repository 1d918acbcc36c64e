import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { OwnReferrer } from '../../layout/own-referrer.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { privateHeaders } from '../../session/headers/private-headers.ts'
import { cancellationEffects } from '../../subscription/access-after-cancelling.ts'
import { CancellationSummary } from '../../subscription/cancellation-summary.tsx'
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
import { formatDate } from '../../ui/date-text.tsx'
import type { Route } from './+types/cancel-contract'

export const handle: PageFacts = { title: 'titles.cancel_contract' }

export const headers = () => privateHeaders

export const loader = ({ context, url }: Route.LoaderArgs) => loadContract(context.get(siteContext), url, 'cancel')

export const action = ({ context, request }: Route.ActionArgs) =>
  contractAction(context.get(siteContext), request, 'cancel')

function Cancellation(props: EndingProps) {
  const { contract } = props
  const date = contract.expirationDateTime ? formatDate(contract.expirationDateTime) : ''
  if (!contract.mayStop) return <p className="mt-8 text-lead">{t('account.contract.cancel.already', { date })}</p>
  const points = cancellationEffects(contract.status, contract.expirationDateTime)
  return (
    <EndingForm act="cancel" points={points} {...props}>
      {t('account.contract.cancel.check')}
    </EndingForm>
  )
}

export default function CancelContract({ loaderData, actionData }: Route.ComponentProps) {
  const { known, done, undone, contract, token, seller } = loaderData
  const { ending, edited, reviewed, ...identifying } = resultsOf(actionData)
  return (
    <ContractPage title={t('account.contract.cancel.title')} lead={t('account.contract.cancel.lead')} seller={seller}>
      <OwnReferrer />
      {undone && <NothingRecorded />}
      {!known && <ContractIdentification path={contractPaths.cancel} {...loaderData} {...identifying} />}
      {known && done && <RequestRecordedNote signedIn={token === null} />}
      {known && !done && !contract && <NoContract />}
      {known && !done && contract && reviewed && (
        <CancellationSummary contract={contract} token={token} declared={reviewed} />
      )}
      {known && !done && contract && !reviewed && (
        <>
          <ContractSummary contract={contract} />
          <Cancellation contract={contract} token={token} ending={ending} edited={edited} />
        </>
      )}
    </ContractPage>
  )
}
