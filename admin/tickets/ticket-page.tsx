import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { moveDraft } from '../../conversation/device/move-draft.ts'
import { CallError, hasViolationOf } from '../../relay/call.ts'
import { useNotify } from '../layout/notices.tsx'
import { usePerson } from '../person.ts'
import { words } from '../words.ts'
import { ReasonForm } from './actions/reason-form.tsx'
import { BlankPage } from './blank-page.tsx'
import type { SentAnswers } from './inbox/use-sent-answers.ts'
import { Thread } from './thread/thread.tsx'
import { readThread } from './ticket-calls.ts'
import { WithheldPage } from './withheld-page.tsx'
import { ticketWords } from './words.ts'

const mayHelp = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** The ticket was merged with another: opens that one, with the user's draft. */
function WentTo({ from, uid }: { from: string; uid: string }) {
  const { uid: me } = usePerson()
  const notify = useNotify()
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    void moveDraft(me, from, uid).then(() => setMoved(true))
    notify(ticketWords.thread.merged, { type: 'info' })
  }, [me, from, uid, notify])
  // Wait until the draft has moved: otherwise the other ticket would not find the user's files.
  if (!moved) return <BlankPage text={ticketWords.thread.loading} />
  return <Navigate to={`/tickets/${uid}/show`} replace />
}

interface TicketPageProps {
  uid: string
  sent: SentAnswers
}

/** Page of a conversation; a colleague's discussion asks for a reason first. Each conversation needs its own React key. */
export default function TicketPage({ uid, sent }: TicketPageProps) {
  const [reason, setReason] = useState<string>()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['thread', uid, reason],
    queryFn: ({ signal }) => readThread(uid, { reason, signal }),
    // Fetch once: each reading with a reason notifies the person. Later changes arrive as events.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: (count, failure) => count < 2 && mayHelp(failure),
  })
  if (isPending) {
    return (
      <BlankPage text={ticketWords.thread.loading}>
        <CircularProgress aria-hidden size={28} />
      </BlankPage>
    )
  }
  if (hasViolationOf(error, 'consent')) return <WithheldPage uid={uid} text={error?.message ?? ''} />
  // Check before showing loaded data: a colleague may have taken the discussion over since.
  if (hasViolationOf(error, 'reason')) return <ReasonForm uid={uid} onReason={setReason} />
  if (data && data.ticket.uid !== uid) return <WentTo from={uid} uid={data.ticket.uid} />
  if (data) return <Thread uid={uid} loaded={data} reason={reason} sent={sent} onReload={() => void refetch()} />
  const status = error instanceof CallError ? error.status : 500
  return (
    <BlankPage
      text={status === 404 || status === 400 ? ticketWords.thread.notFound : (error?.message ?? words.failure.server)}
    >
      {mayHelp(error) && (
        <Button variant="contained" onClick={() => void refetch()}>
          {words.failure.retry}
        </Button>
      )}
    </BlankPage>
  )
}
