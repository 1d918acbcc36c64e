import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStaffTransfers, proposeTransfer, withdrawTransfer } from '../../../contracts/coaching/transfers.ts'
import { staffWorkingHours } from '../../../contracts/support/staff-hours.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { CallError, callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx'
import { useNotify } from '../../layout/notices.tsx'
import { ticketWords } from '../words.ts'

const texts = ticketWords.change

interface TransferDialogProps {
  ticket: StaffTicket
  onOutdated(): void
  onClose(): void
}

/** Proposes another coach for the discussion: the member decides. */
export function TransferDialog({ ticket: { uid, version, assignee }, onOutdated, onClose }: TransferDialogProps) {
  const notify = useNotify()
  const [coach, setCoach] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const { data } = useQuery({
    queryKey: ['transfer', uid],
    queryFn: async () => {
      const [coaches, transfers] = await Promise.all([
        callApi(staffWorkingHours.list, { query: { filter: { role: 'coach' }, perPage: '100' } }),
        callApi(listStaffTransfers, { params: { uid } }),
      ])
      return { coaches: coaches.payload, open: transfers.payload.find(({ state }) => state === 'proposed') }
    },
    gcTime: 0,
  })
  async function act(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
      notify(texts.done, { type: 'success' })
    } catch (error) {
      if (error instanceof CallError && error.status === 409) onOutdated()
      notify(failureSentence(error), { type: 'error' })
    }
    onClose()
  }
  if (!data) return null
  const { coaches, open } = data
  const decide = () =>
    open
      ? callApi(withdrawTransfer, { params: { uid } })
      : callApi(proposeTransfer, { params: { uid }, body: { coach, version }, idempotencyKey: key })
  return (
    <ConfirmDialog
      title={texts.transferTitle}
      text={open ? texts.proposed(open.to.name) : texts.transferText}
      confirm={open ? texts.withdraw : texts.propose}
      maxWidth="xs"
      disabled={!open && coach === ''}
      onConfirm={() => act(decide)}
      onClose={onClose}
    >
      {!open && (
        <TextField select label={texts.transferCoach} value={coach} onChange={({ target }) => setCoach(target.value)}>
          {coaches
            .filter((one) => one.uid !== assignee?.uid)
            .map(({ uid: other, name }) => (
              <MenuItem key={other} value={other}>
                {name}
              </MenuItem>
            ))}
        </TextField>
      )}
    </ConfirmDialog>
  )
}
