import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ArticleCheck } from '../../../../contracts/articles/staff-drafts.ts'
import { useChecks } from '../checks/use-checks.ts'
import { publishDraft, unschedule } from '../draft-calls.ts'
import { momentInSentence } from '../format-moment.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { isPublic } from './article-state-chip.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useActionAfterSave } from './use-action-after-save.ts'

const texts = editorWords.publish

function Findings({
  severity,
  title,
  checks,
}: {
  severity: 'error' | 'warning'
  title: string
  checks: readonly ArticleCheck[]
}) {
  if (checks.length === 0) return null
  return (
    <Alert severity={severity}>
      {title}
      <ul>
        {checks.map(({ code, detail }) => (
          <li key={`${code}${detail}`}>{detail}</li>
        ))}
      </ul>
    </Alert>
  )
}

export function PublishAction({ uid, draft, saver, disabled, onReload }: ArticleActionProps) {
  const [open, setOpen] = useState(false)
  const checks = useChecks(uid)
  const act = useActionAfterSave(saver, onReload)
  const ofLevel = (wanted: ArticleCheck['level']) => checks.checks?.filter(({ level }) => level === wanted) ?? []
  const scheduled = draft.state === 'scheduled' && !isPublic(draft) ? (draft.date ?? undefined) : undefined
  async function ask(): Promise<void> {
    setOpen(true)
    await saver.flush()
    await checks.refetch()
  }
  const publish = (date: string | null) =>
    act(
      () => publishDraft(uid, saver.base.version, date),
      date === null ? texts.done : texts.scheduled(momentInSentence(date)),
    )
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => void ask()}>
        {editorWords.actions.publish}
      </Button>
      {open && (
        <PublishDialog
          onPublish={publish}
          scheduled={scheduled}
          onUnschedule={() => act(() => unschedule(uid, saver.base.version), editorWords.unschedule.done)}
          onClose={() => setOpen(false)}
        >
          <Findings severity="error" title={editorWords.checks.blocking} checks={ofLevel('blocks')} />
          <Findings severity="warning" title={editorWords.checks.remaining} checks={ofLevel('warns')} />
        </PublishDialog>
      )}
    </>
  )
}
