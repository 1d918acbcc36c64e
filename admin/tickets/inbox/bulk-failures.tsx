import Button from '@mui/material/Button'
import { TitledDialog } from '../../layout/titled-dialog.tsx'
import { FailureList } from '../../lists/one-by-one.tsx'
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
    <FailureList failed={failed} />
  </TitledDialog>
)

export default BulkFailures
