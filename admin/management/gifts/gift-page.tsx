import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  getPaymentReceipt,
  resendGift,
  type StaffGift,
  staffGifts,
} from '../../../contracts/subscriptions/staff-gifts.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { callApi } from '../../../relay/call.ts'
import { LoadState } from '../../layout/load-state.tsx'
import { Part } from '../../layout/part.tsx'
import { filteredPath } from '../../lists/filtered-path.ts'
import { AdminPage } from '../../navigation/admin-page.tsx'
import { useRecordQuery } from '../../records/use-records.ts'
import { Fact } from '../fact.tsx'
import { dayText, euros, momentText } from '../format.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { giftListWords as texts } from './words.ts'

const inherited = { color: 'inherit' } as const

const FactPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Part title={title}>
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>{children}</Box>
  </Part>
)

/** The person's address, as a link to the member's page if they have an account. */
function Email({ member, email }: StaffGift['buyer'] | NonNullable<StaffGift['use']>) {
  if (!member) return <>{email === null ? texts.erased : `${email} (${texts.visitor})`}</>
  return (
    <Link to={`/members/${member}/show`} style={inherited}>
      {email}
    </Link>
  )
}

function Moments({ gift }: { gift: StaffGift }) {
  const { date, paidDateTime, expirationDateTime, voidedDateTime, refunded } = gift
  return (
    <FactPart title={texts.gift}>
      <Fact name={texts.facts.formula}>
        {gift.formulaName}, {texts.months(gift.months)}
      </Fact>
      <Fact name={texts.facts.amount}>{euros(gift.amount)}</Fact>
      <Fact name={texts.facts.state}>{texts.states[gift.state]}</Fact>
      <Fact name={texts.facts.ordered}>{momentText(date)}</Fact>
      {paidDateTime && <Fact name={texts.facts.paid}>{momentText(paidDateTime)}</Fact>}
      {expirationDateTime && <Fact name={texts.facts.expires}>{dayText(expirationDateTime)}</Fact>}
      {voidedDateTime && <Fact name={texts.facts.voided}>{momentText(voidedDateTime)}</Fact>}
      {refunded > 0 && <Fact name={texts.facts.refunded}>{euros(refunded)}</Fact>}
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {texts.codeHidden}
      </Typography>
    </FactPart>
  )
}

function Giver({ gift: { buyer, payment, receipt, mail } }: { gift: StaffGift }) {
  return (
    <FactPart title={texts.giver}>
      {buyer.name && <Fact name={texts.facts.name}>{buyer.name}</Fact>}
      <Fact name={texts.facts.email}>
        <Email {...buyer} />
      </Fact>
      <Link to={filteredPath('payments', { uid: [payment] })} style={inherited}>
        {texts.payment}
      </Link>
      {receipt && (
        <a href={relayAddressOf(getPaymentReceipt, { uid: payment }, {})} download style={inherited}>
          {texts.receipt(receipt)}
        </a>
      )}
      {mail && (
        <Link to={`/mails/${mail}/show`} style={inherited}>
          {texts.codeMail}
        </Link>
      )}
    </FactPart>
  )
}

function Recipient({ gift: { use } }: { gift: StaffGift }) {
  if (!use) {
    return (
      <FactPart title={texts.recipient}>
        <Typography>{texts.notUsed}</Typography>
      </FactPart>
    )
  }
  const { name, email, usedDateTime, startDateTime, endDateTime, added } = use
  return (
    <FactPart title={texts.recipient}>
      {name && <Fact name={texts.facts.name}>{name}</Fact>}
      <Fact name={texts.facts.email}>
        <Email {...use} />
      </Fact>
      <Fact name={texts.facts.used}>{momentText(usedDateTime)}</Fact>
      <Fact name={texts.facts.period}>{texts.period(dayText(startDateTime), dayText(endDateTime), added)}</Fact>
      {email && (
        <Link to={filteredPath('mails', { to: email, kind: 'subscriptions.gift-received' })} style={inherited}>
          {texts.receivedMail}
        </Link>
      )}
    </FactPart>
  )
}

export default function GiftPage() {
  const { id = '' } = useParams()
  const { data: gift, error, refetch } = useRecordQuery(staffGifts, id)
  const [resending, setResending] = useState(false)
  const email = gift?.buyer.email
  return (
    <AdminPage
      title={gift && texts.of(gift.reference)}
      narrow
      actions={
        gift?.state === 'ready' &&
        email && (
          <Button variant="outlined" color="inherit" onClick={() => setResending(true)}>
            {texts.resend}
          </Button>
        )
      }
    >
      <Link to="/gifts" style={inherited}>
        {texts.back}
      </Link>
      <LoadState error={error} data={gift} />
      {gift && (
        <>
          <Moments gift={gift} />
          <Giver gift={gift} />
          <Recipient gift={gift} />
        </>
      )}
      {gift && email && resending && (
        <ReasonDialog
          title={texts.resend}
          text={texts.resendText(email)}
          done={texts.resent}
          act={(reason, idempotencyKey) =>
            callApi(resendGift, { params: { uid: gift.uid }, body: reason === '' ? {} : { reason }, idempotencyKey })
          }
          onDone={() => void refetch()}
          onClose={() => setResending(false)}
        />
      )}
    </AdminPage>
  )
}
