import Button from '@mui/material/Button'
import { Notice } from '../notices/notice.tsx'
import { historyWords } from './words.ts'

/** Names the restored version, and offers to undo the restoration. */
export function RestoredNotice({ name, onUndo, onHide }: { name: string; onUndo(): void; onHide(): void }) {
  const actions = (
    <>
      <Button color="inherit" variant="outlined" onClick={onUndo}>
        {historyWords.undo}
      </Button>
      <Button color="inherit" onClick={onHide}>
        {historyWords.hide}
      </Button>
    </>
  )
  return <Notice actions={actions}>{historyWords.restored(name)}</Notice>
}
