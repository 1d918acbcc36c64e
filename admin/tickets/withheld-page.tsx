import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { listStaffTickets } from '../../contracts/support/staff-tickets.ts'
import { callApi } from '../../relay/call.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useNotify } from '../layout/notices.tsx'
import { BlankPage } from './blank-page.tsx'
import { changeTicket } from './ticket-calls.ts'
import { ticketWords } from './words.ts'

/** Page of a discussion whose member withdrew consent: staff can close it, but not read or write in it. */
export function WithheldPage({ uid, text }: { uid: string; text: string }) {
  const notify = useNotify()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['withheld', uid],
    queryFn: async () => (await callApi(listStaffTickets, { query: { filter: { uid: [uid] } } })).payload[0] ?? null,
  })
  const isOpen = data && data.status !== 'closed' && data.status !== 'locked'
  async function close(version: number): Promise<void> {
    try {
      await changeTicket(uid, { status: 'closed', version })
      navigate('/tickets')
    } catch (error) {
      notify(failureSentence(error), { type: 'error' })
    }
  }
  return (
    <BlankPage text={text}>
      {isOpen && (
        <Button variant="contained" onClick={() => void close(data.version)}>
          {ticketWords.change.close.coaching}
        </Button>
      )}
    </BlankPage>
  )
}
