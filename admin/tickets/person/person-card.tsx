import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { MemberForStaff } from '../../../contracts/accounts/staff-members.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { dayText, euros } from '../../management/format.ts'
import { managementWords } from '../../management/words.ts'
import { usePerson } from '../../person.ts'
import { CardPart, plainList, wrapAnywhereStyle } from './card-part.tsx'
import { OtherTickets } from './other-tickets.tsx'
import { type PersonFacts, readPersonFacts } from './read-person.ts'
import { SamePerson } from './same-person.tsx'
import { useContact } from './use-contact.ts'
import { personWords } from './words.ts'

function Account({ member }: { member: MemberForStaff }) {
  const { members, subscriptions } = managementWords
  return (
    <>
      <Typography dir="auto" sx={wrapAnywhereStyle}>
        {member.name}
      </Typography>
      <Typography>{personWords.state(members.states[member.state])}</Typography>
      <Typography>
        {member.subscription
          ? personWords.subscription(subscriptions.states[member.subscription])
          : members.noSubscription}
      </Typography>
      <Typography color="text.secondary">{personWords.since(dayText(member.date))}</Typography>
      <Link to={`/members/${member.uid}/show`}>{personWords.member}</Link>
    </>
  )
}

function Facts({ facts: { member, payments, tickets } }: { facts: PersonFacts }) {
  return (
    <>
      <CardPart title={personWords.account}>
        {member ? <Account member={member} /> : <Typography>{personWords.noAccount}</Typography>}
        <Typography sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{personWords.unproved}</Typography>
      </CardPart>
      {payments && (
        <CardPart title={personWords.payments}>
          {payments.length === 0 && <Typography>{personWords.noPayments}</Typography>}
          <Box component="ul" sx={plainList}>
            {payments.map(({ uid, date, amount, state }) => (
              <li key={uid}>
                {dayText(date)} · {euros(amount)} · {managementWords.payments.states[state]}
              </li>
            ))}
          </Box>
        </CardPart>
      )}
      <OtherTickets title={personWords.tickets} none={personWords.noTickets} tickets={tickets} />
    </>
  )
}

function Blocked({ contact }: { contact: string }) {
  const { data } = useContact(contact)
  return data?.blockedAt ? <Typography>{personWords.blocked(dayText(data.blockedAt))}</Typography> : null
}

/** Card of a help desk contact: account, payments and other tickets, as far as the viewer may read them. */
export function PersonCard({ ticket }: { ticket: StaffTicket }) {
  const reads = usePerson().roles.some((role) => role === 'admin' || role === 'support')
  const { data, isPending } = useQuery({
    queryKey: ['person', ticket.uid, reads],
    queryFn: () => readPersonFacts(ticket, reads),
    retry: 1,
  })
  return (
    <Box>
      <Typography dir="auto" sx={{ ...wrapAnywhereStyle, fontWeight: 700 }}>
        {ticket.contact.name}
      </Typography>
      <Typography sx={wrapAnywhereStyle}>{ticket.contact.email}</Typography>
      <Blocked contact={ticket.contact.uid} />
      <SamePerson contact={ticket.contact.uid} />
      {data ? (
        <Facts facts={data} />
      ) : (
        <Typography role="status" sx={{ mt: 2 }}>
          {isPending ? personWords.loading : personWords.failed}
        </Typography>
      )}
    </Box>
  )
}
