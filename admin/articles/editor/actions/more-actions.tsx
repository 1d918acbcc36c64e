import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { discardDraft, releaseLock, returnDraft } from '../draft-calls.ts'
import { historyWords } from '../history/words.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { NoteDialog } from './note-dialog.tsx'
import { type PublicationAct, PublicationDialog, PublicationItems } from './publication-actions.tsx'
import { useActionAfterSave } from './use-action-after-save.ts'

type Act = 'return' | 'discard' | PublicationAct

/** Menu of rare actions. */
export function MoreActions(props: ArticleActionProps & { mayPublish: boolean; onHistory(): void }) {
  const { uid, draft, saver, disabled, mayPublish, onReload, onHistory } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Act>()
  const act = useActionAfterSave(saver, onReload)
  function ask(which: Act): void {
    setAnchor(null)
    setAsked(which)
  }
  return (
    <>
      <IconButton
        aria-label={editorWords.actions.more}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHorizontal aria-hidden size={20} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {mayPublish && draft.review?.state === 'submitted' && (
          <MenuItem onClick={() => ask('return')}>{editorWords.actions.return}</MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            onHistory()
          }}
        >
          {historyWords.open}
        </MenuItem>
        <MenuItem disabled={disabled} onClick={() => ask('discard')}>
          {editorWords.actions.discard}
        </MenuItem>
        <PublicationItems {...props} onAsk={ask} />
      </Menu>
      {asked && asked !== 'return' && asked !== 'discard' && (
        <PublicationDialog {...props} asked={asked} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'return' && (
        <NoteDialog
          title={editorWords.return.title}
          note={{ label: editorWords.return.note, required: true }}
          confirm={editorWords.return.confirm}
          onConfirm={(note) =>
            act(() => returnDraft(uid, saver.base.version, note).then(() => releaseLock(uid)), editorWords.return.done)
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'discard' && (
        <NoteDialog
          title={editorWords.discard.title}
          text={editorWords.discard.text}
          confirm={editorWords.discard.confirm}
          onConfirm={() => act(() => discardDraft(uid, saver.base.version), editorWords.discard.done, false)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
