import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { failureSentence } from '../../../api/failure-sentence.ts'
import { useNotify } from '../../../layout/notices.tsx'
import { NoteDialog } from '../actions/note-dialog.tsx'
import { type ArticleDraft, readDraft, takeLock } from '../draft-calls.ts'
import type { DraftSaver } from '../saving/draft-saver.ts'
import { editorWords } from '../words.ts'
import { Notice } from './notice.tsx'

const texts = editorWords.lock
const askMilliseconds = 15_000

interface LockNoticeProps {
  uid: string
  draft: ArticleDraft
  saver: DraftSaver
  /** the user had the lock, and a colleague took it over */
  lost: boolean
  onReload(): Promise<void>
}

/** The current lock and its holder. Refetched periodically; a failed request changes nothing. */
function useHolder(uid: string, draft: ArticleDraft) {
  const [lock, setLock] = useState(draft.lock)
  useEffect(() => {
    const ask = () =>
      void readDraft(uid).then(
        ({ lock }) => setLock(lock),
        () => undefined,
      )
    ask()
    const timer = setInterval(ask, askMilliseconds)
    return () => clearInterval(timer)
  }, [uid])
  return lock
}

/** Notice that another user has the lock, with a button to take it over. */
export function LockNotice({ uid, draft, saver, lost, onReload }: LockNoticeProps) {
  const lock = useHolder(uid, draft)
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const name = lock?.holder.name ?? editorWords.conflict.unknown
  async function take(takeOver: boolean): Promise<boolean> {
    try {
      await saver.flush()
      await takeLock(uid, takeOver)
      await onReload()
      return true
    } catch (error) {
      notify(failureSentence(error), { type: 'warning' })
      return false
    }
  }
  const action = lock ? (
    <Button variant="contained" onClick={() => setAsking(true)}>
      {texts.takeOver}
    </Button>
  ) : (
    <Button variant="contained" onClick={() => void take(false)}>
      {texts.write}
    </Button>
  )
  return (
    <>
      <Notice actions={action}>{lost ? texts.lost(name) : lock ? texts.held(name) : texts.free}</Notice>
      {asking && (
        <NoteDialog
          title={texts.takeOverTitle}
          text={texts.takeOverText(name)}
          confirm={texts.takeOver}
          onConfirm={() => take(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
