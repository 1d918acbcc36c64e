import Button from '@mui/material/Button'
import { useState } from 'react'
import { releaseLock, submitDraft } from '../draft-calls.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useAct } from './use-act.ts'

const texts = editorWords.submit

/** A writer does not publish, but submits the article. */
export function SubmitAction({ uid, saver, disabled, onReload }: ArticleActionProps) {
  const [open, setOpen] = useState(false)
  const act = useAct(saver, onReload)
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setOpen(true)}>
        {editorWords.actions.submit}
      </Button>
      {open && (
        <NoteDialog
          title={texts.title}
          text={texts.text}
          note={{ label: texts.note, required: false }}
          confirm={texts.confirm}
          onConfirm={(note) =>
            act(() => submitDraft(uid, saver.base.version, note).then(() => releaseLock(uid)), texts.done)
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
