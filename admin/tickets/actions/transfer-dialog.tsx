import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStaffTransfers, proposeTransfer, withdrawTransfer } from '../../../contracts/coaching/transfers.ts'
import { staffWorkingHours } from '../../../contracts/support/staff-hours.ts'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { CallError, callApi } from '../../../relay/call.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
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
  const others = data?.coaches.filter((one) => one.uid !== assignee?.uid) ?? []
  const open = data?.open
  return (
    <Dialog open={data !== undefined} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="transfer-title">
      <DialogTitle id="transfer-title">{texts.transferTitle}</DialogTitle>
      <DialogContent>
        <Typography>{open ? texts.proposed(open.to.name) : texts.transferText}</Typography>
        {!open && (
          <TextField
            select
            fullWidth
            label={texts.transferCoach}
            value={coach}
            onChange={({ target }) => setCoach(target.value)}
            sx={{ mt: 2 }}
          >
            {others.map(({ uid: other, name }) => (
              <MenuItem key={other} value={other}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {texts.cancel}
        </Button>
        {open ? (
          <Button variant="contained" onClick={() => void act(() => callApi(withdrawTransfer, { params: { uid } }))}>
            {texts.withdraw}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={coach === ''}
            onClick={() =>
              void act(() =>
                callApi(proposeTransfer, { params: { uid }, body: { coach, version }, idempotencyKey: key }),
              )
            }
          >
            {texts.propose}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
