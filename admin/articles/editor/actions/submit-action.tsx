import Button from '@mui/material/Button'
import { useState } from 'react'
import { releaseLock, submitDraft } from '../draft-calls.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { NoteDialog } from './note-dialog.tsx'
import { useActionAfterSave } from './use-action-after-save.ts'

const texts = editorWords.submit

/** Button for writers, who submit an article instead of publishing it. */
export function SubmitAction({ uid, saver, disabled, onReload }: ArticleActionProps) {
  const [open, setOpen] = useState(false)
  const act = useActionAfterSave(saver, onReload)
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
