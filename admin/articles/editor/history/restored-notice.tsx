import Button from '@mui/material/Button'
import { Notice } from '../notice.tsx'
import { historyWords } from './words.ts'

/** Which version the text is now, and the way back to what stood there before. */
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
