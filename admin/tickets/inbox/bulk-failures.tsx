import Button from '@mui/material/Button'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
import type { BulkReport } from './bulk-change.ts'
import { inboxWords } from './words.ts'

interface BulkFailuresProps {
  failed: BulkReport['failed']
  onClose(): void
}

const BulkFailures = ({ failed, onClose }: BulkFailuresProps) => (
  <TitledDialog
    title={inboxWords.failed(failed.length)}
    maxWidth="xs"
    onClose={onClose}
    actions={
      <Button variant="contained" autoFocus onClick={onClose}>
        {inboxWords.finish}
      </Button>
    }
  >
    <ul>
      {failed.map(({ uid, name, reason }) => (
        <li key={uid} dir="auto">
          {name} – {reason}
        </li>
      ))}
    </ul>
  </TitledDialog>
)

export default BulkFailures
