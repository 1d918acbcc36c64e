import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ArticleActionProps } from './article-action-props.ts'
import { publishDraft } from './draft-calls.ts'
import { formatMoment } from './format-moment.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useAct } from './use-act.ts'
import { editorWords } from './words.ts'

const texts = editorWords.publish

export function PublishAction({ uid, saver, disabled, onReload }: ArticleActionProps) {
  const [open, setOpen] = useState(false)
  const act = useAct(saver, onReload)
  const publish = (date: string | null) =>
    act(
      () => publishDraft(uid, saver.base.version, date),
      date === null ? texts.done : texts.scheduled(formatMoment(date)),
    )
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setOpen(true)}>
        {editorWords.actions.publish}
      </Button>
      {open && <PublishDialog onPublish={publish} onClose={() => setOpen(false)} />}
    </>
  )
}
