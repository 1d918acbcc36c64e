import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { getMemberCard, type MemberCard } from '../../../contracts/coaching/staff-person.ts'
import { callApi } from '../../../relay/call.ts'
import { dayText } from '../../management/format.ts'
import { managementWords } from '../../management/words.ts'
import { CardPart, plainList, wrapAnywhereStyle } from './card-part.tsx'
import { NotesField } from './notes-field.tsx'
import { OtherTickets } from './other-tickets.tsx'
import type { PendingNotes } from './use-notes.ts'
import { personWords as words } from './words.ts'

function Facts({ card: { since, subscription, themes } }: { card: MemberCard }) {
  return (
    <>
      <Typography color="text.secondary">{words.since(dayText(since))}</Typography>
      <Typography sx={wrapAnywhereStyle}>
        {subscription
          ? words.formula(subscription.formula, managementWords.subscriptions.states[subscription.status])
          : managementWords.members.noSubscription}
      </Typography>
      {themes.length > 0 && (
        <Box component="ul" aria-label={words.themes} sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', mt: 1 }}>
          {themes.map((theme) => (
            <li key={theme}>
              <Chip size="small" variant="outlined" label={theme} dir="auto" />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}

/** Card of the member, for a coach who answers in this discussion. */
export function MemberCardView({ ticket, pending }: { ticket: string; pending: RefObject<PendingNotes> }) {
  const { data, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['member-card', ticket],
    queryFn: async () => {
      // Wait for a running save of the notes: the card may have been closed and reopened at once.
      await pending.current.save
      return (await callApi(getMemberCard, { params: { uid: ticket } })).payload
    },
    retry: 1,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (!data) return <Typography role="status">{isPending ? words.loading : words.failed}</Typography>
  function reload(): void {
    pending.current.unsaved = null
    void refetch()
  }
  const others = data.discussions.filter(({ uid }) => uid !== ticket)
  return (
    <Box>
      <Typography dir="auto" sx={{ ...wrapAnywhereStyle, fontWeight: 700 }}>
        {data.name}
      </Typography>
      <Facts card={data} />
      <CardPart title={words.notesTitle}>
        <NotesField key={dataUpdatedAt} ticket={ticket} notes={data.notes} pending={pending} onReload={reload} />
      </CardPart>
      {data.favorites && (
        <CardPart title={words.favorites}>
          {data.favorites.length === 0 && <Typography>{words.noFavorites}</Typography>}
          <Box component="ul" sx={plainList}>
            {data.favorites.map(({ uid, title }) => (
              <Box component="li" key={uid} sx={wrapAnywhereStyle}>
                <a href={`/article/${uid}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </Box>
            ))}
          </Box>
        </CardPart>
      )}
      <OtherTickets title={words.discussions} none={words.noDiscussions} tickets={others} />
    </Box>
  )
}
