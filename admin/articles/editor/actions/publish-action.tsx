import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useChecks } from '../checks/use-checks.ts'
import { publishDraft } from '../draft-calls.ts'
import { formatMoment } from '../format-moment.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useAct } from './use-act.ts'

const texts = editorWords.publish

export function PublishAction({ uid, saver, disabled, onReload }: ArticleActionProps) {
  const [open, setOpen] = useState(false)
  const checks = useChecks(uid)
  const act = useAct(saver, onReload)
  const blocking = checks.checks?.filter(({ level }) => level === 'blocks') ?? []
  async function ask(): Promise<void> {
    setOpen(true)
    await saver.flush()
    await checks.refetch()
  }
  const publish = (date: string | null) =>
    act(
      () => publishDraft(uid, saver.base.version, date),
      date === null ? texts.done : texts.scheduled(formatMoment(date)),
    )
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => void ask()}>
        {editorWords.actions.publish}
      </Button>
      {open && (
        <PublishDialog onPublish={publish} onClose={() => setOpen(false)}>
          {blocking.length > 0 && (
            <Alert severity="error">
              {editorWords.checks.blocking}
              <ul>
                {blocking.map(({ code, detail }) => (
                  <li key={`${code}${detail}`}>{detail}</li>
                ))}
              </ul>
            </Alert>
          )}
        </PublishDialog>
      )}
    </>
  )
}
