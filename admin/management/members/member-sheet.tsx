import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import { cardName } from '../../../contracts/subscriptions/card-name.ts'
import { Part } from '../../layout/part.tsx'
import { ruledRow } from '../../layout/ruled-row.ts'
import { colours } from '../../theme.ts'
import { DueText } from '../../tickets/due-text.tsx'
import { StatusChip } from '../../tickets/status-chip.tsx'
import { Fact } from '../fact.tsx'
import { dayText, euros, momentText } from '../format.ts'
import { mailListWords } from '../mails/words.ts'
import { PaymentRows } from '../payments/payment-rows.tsx'
import { nextPaymentText } from '../subscriptions/next-payment-text.ts'
import { managementWords as words } from '../words.ts'
import { orderText } from './access-text.ts'
import { mailsByKind, readDiscussions, readMails, readMoney, readRequests, summarizePayments } from './read-sheet.ts'
import { sheetWords as texts } from './sheet-words.ts'
import { SubscriptionActs } from './subscription-acts.tsx'

const list = { listStyle: 'none', m: 0, p: 0 } as const

interface LoadedProps<Data> {
  name: string
  member: MemberForStaff
  read(member: MemberForStaff): Promise<Data>
  children(data: Data, refetch: () => void): ReactNode
}

/** A part with its own request: a failure does not hide the other parts. */
function Loaded<Data>({ name, member, read, children }: LoadedProps<Data>) {
  const { data, error, refetch } = useQuery({
    queryKey: [name, member.uid, member.version],
    queryFn: () => read(member),
    gcTime: 0,
  })
  if (data !== undefined) return children(data, () => void refetch())
  return (
    <Typography role={error ? 'alert' : 'status'}>
      {error ? texts.failed(error.message) : words.lists.loading}
    </Typography>
  )
}

type Money = Awaited<ReturnType<typeof readMoney>>

function MoneyFacts({ subscription, payments }: Money) {
  const { total, refunded, card } = summarizePayments(payments)
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {subscription && (
        <>
          <Fact name={texts.formula}>
            {subscription.formulaName} · {subscription.reference} · {orderText(subscription)}
          </Fact>
          <Fact name={texts.next}>{nextPaymentText(subscription) || texts.noNext}</Fact>
        </>
      )}
      {card && <Fact name={texts.card}>{cardName(card)}</Fact>}
      <Fact name={texts.total}>{texts.paid(euros(total), refunded > 0 ? euros(refunded) : undefined)}</Fact>
    </Box>
  )
}

type Conversation = Awaited<ReturnType<typeof readRequests>>[number]

interface ConversationsProps {
  all: readonly Conversation[]
  none: string
  nameOf(one: Conversation): string
}

function Conversations({ all, none, nameOf }: ConversationsProps) {
  if (all.length === 0) return <Typography>{none}</Typography>
  return (
    <Box component="ul" sx={list}>
      {all.map((one) => (
        <Box component="li" key={one.uid} sx={ruledRow}>
          <Box component="span" dir="auto" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
            <Link to={`/tickets/${one.uid}/show`}>{nameOf(one)}</Link>
          </Box>
          <DueText {...one} short />
          <StatusChip status={one.status} />
          <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {dayText(one.lastMessageDateTime ?? one.modified)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Name without the title: the discussion's page asks the owner for a reason before it shows the title. */
const discussionName = ({ assignee, date }: Conversation): string =>
  texts.discussionWith(assignee?.name ?? texts.noCoach, dayText(date))

function Mails({ mails }: { mails: Awaited<ReturnType<typeof readMails>> }) {
  if (mails.length === 0) return <Typography>{texts.noMails}</Typography>
  return mailsByKind(mails).map(([newest, all]) => (
    <Box component="details" key={newest.kind} sx={{ borderTop: `1px solid ${colours.line}`, py: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        {texts.mailsOf(newest.subject, all.length)} · {dayText(newest.date)}
      </Box>
      <Box component="ul" sx={list}>
        {all.map(({ uid, subject, date, state }) => (
          <Box component="li" key={uid} sx={{ ...ruledRow, pl: 2 }}>
            <Box component="span" sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
              <Link to={`/mails/${uid}/show`}>{subject}</Link>
            </Box>
            <Typography component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {momentText(date)} · {mailListWords.states[state]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}

interface MemberSheetProps {
  member: MemberForStaff
  /** the user is the owner: only they see with whom the member talks */
  isOwner: boolean
}

/** Payments, contact tickets, discussions and mails of a member. */
export const MemberSheet = ({ member, isOwner }: MemberSheetProps) => (
  <>
    <Loaded name="member-money" member={member} read={readMoney}>
      {(money, refetch) => (
        <>
          <Part title={texts.facts}>
            <MoneyFacts {...money} />
            {money.subscription && <SubscriptionActs subscription={money.subscription} />}
          </Part>
          <Part title={texts.payments}>
            {money.payments.length === 0 ? (
              <Typography>{texts.noPayments}</Typography>
            ) : (
              <PaymentRows payments={money.payments} refetch={refetch} />
            )}
          </Part>
        </>
      )}
    </Loaded>
    <Part title={texts.conversations}>
      <Loaded name="member-requests" member={member} read={readRequests}>
        {(all) => <Conversations all={all} none={texts.noConversations} nameOf={({ title }) => title} />}
      </Loaded>
    </Part>
    {isOwner && (
      <Part title={texts.discussions}>
        <Loaded name="member-discussions" member={member} read={readDiscussions}>
          {(all) => <Conversations all={all} none={texts.noDiscussions} nameOf={discussionName} />}
        </Loaded>
      </Part>
    )}
    <Part title={texts.mails}>
      <Loaded name="member-mails" member={member} read={readMails}>
        {(mails) => <Mails mails={mails} />}
      </Loaded>
    </Part>
  </>
)
