import { Form } from 'react-router'
import type { Transfer } from '../../../contracts/coaching/transfers.ts'
import { t } from '../../i18n/index.ts'
import { useTimeZone } from '../../layout/site-data.ts'
import { formatDate } from '../../ui/date-text.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'

interface AskProps {
  address: string
  transfer: Transfer
}

function Answer({ address, transfer, answer }: AskProps & { answer: 'accept' | 'refuse' }) {
  const { from, to } = transfer
  return (
    <Form method="post" action={address} preventScrollReset>
      <input type="hidden" name="intent" value={`transfer-${answer}`} />
      <input type="hidden" name="transfer" value={transfer.uid} />
      <SubmitButton size="small" kind={answer === 'accept' ? 'primary' : 'secondary'}>
        {answer === 'accept'
          ? t('coaching.transfer.accept', { to: to.name })
          : t('coaching.transfer.refuse', { from: from.name })}
      </SubmitButton>
    </Form>
  )
}

/** The coach proposes a transfer: nothing changes until the user decides. */
export function TransferAsk({ address, transfer }: AskProps) {
  const { from, to, expirationDateTime } = transfer
  const date = formatDate(expirationDateTime, 'long', useTimeZone())
  return (
    <section aria-labelledby="transfer" className="grid gap-3 border-line border-b bg-rose-light px-4 py-5 sm:px-8">
      <h2 id="transfer" className="display text-title-xs wrap-anywhere">
        {t('coaching.transfer.title', { from: from.name, to: to.name })}
      </h2>
      <p className="max-w-prose text-sm wrap-anywhere">
        {t('coaching.transfer.text', { from: from.name, to: to.name, date })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Answer address={address} transfer={transfer} answer="accept" />
        <Answer address={address} transfer={transfer} answer="refuse" />
      </div>
    </section>
  )
}

/** Transfers that the user accepted, with their dates. */
export function TransferHistory({ transfers }: { transfers: readonly Transfer[] }) {
  const zone = useTimeZone()
  const accepted = transfers.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-ink-soft">
      {accepted.map(({ uid, from, to, decidedDateTime }) => (
        <li key={uid} className="wrap-anywhere">
          {t('coaching.transfer.done', {
            from: from.name,
            to: to.name,
            date: formatDate(decidedDateTime ?? '', 'long', zone),
          })}
        </li>
      ))}
    </ul>
  )
}
