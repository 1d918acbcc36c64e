import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { BulkReport } from './bulk-change.ts'
import { inboxWords } from './words.ts'

interface BulkFailuresProps {
  failed: BulkReport['failed']
  onClose(): void
}

const BulkFailures = ({ failed, onClose }: BulkFailuresProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="failures-title">
    <DialogTitle id="failures-title">{inboxWords.failed(failed.length)}</DialogTitle>
    <DialogContent>
      <ul>
        {failed.map(({ uid, name, reason }) => (
          <li key={uid} dir="auto">
            {name} – {reason}
          </li>
        ))}
      </ul>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" autoFocus onClick={onClose}>
        {inboxWords.finish}
      </Button>
    </DialogActions>
  </Dialog>
)

export default BulkFailures
