import MenuItem from '@mui/material/MenuItem'
import { useNavigate } from 'react-router'
import { deleteArticle, duplicate, moveTo, redate, unpublish, unschedule } from '../draft-calls.ts'
import { momentInSentence } from '../format-moment.ts'
import { editorWords } from '../words.ts'
import type { ArticleActionProps } from './article-action-props.ts'
import { isPublic } from './article-state-chip.tsx'
import { DateDialog } from './date-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useActionAfterSave } from './use-action-after-save.ts'

export type PublicationAct = 'unpublish' | 'unschedule' | 'redate' | 'move' | 'delete'

/** Actions other than publishing that the state of an article allows. */
function actsOn(draft: ArticleActionProps['draft'], mayPublish: boolean): PublicationAct[] {
  if (!mayPublish) return []
  if (isPublic(draft)) return ['unpublish', 'redate', 'move']
  return draft.state === 'scheduled' ? ['unschedule', 'move', 'delete'] : ['move', 'delete']
}

interface ItemsProps extends ArticleActionProps {
  mayPublish: boolean
  onAsk(act: PublicationAct): void
}

/** Items of the menu; only « duplicate » needs no confirmation. */
export function PublicationItems({ uid, draft, saver, disabled, mayPublish, onAsk }: ItemsProps) {
  const navigate = useNavigate()
  const act = useActionAfterSave(saver, async () => undefined)
  const makeCopy = async () => {
    let made = ''
    const done = await act(async () => {
      made = await duplicate(uid, saver.base.version)
    }, editorWords.duplicated)
    if (done) navigate(`/articles/${made}`)
  }
  return (
    <>
      <MenuItem disabled={disabled} onClick={() => void makeCopy()}>
        {editorWords.actions.duplicate}
      </MenuItem>
      {actsOn(draft, mayPublish).map((one) => (
        <MenuItem key={one} disabled={disabled} onClick={() => onAsk(one)}>
          {editorWords.actions[one]}
        </MenuItem>
      ))}
    </>
  )
}

interface DialogProps extends ArticleActionProps {
  asked: PublicationAct
  onClose(): void
}

/** Asks for confirmation, then acts. After a move, opens the article at its new address. */
export function PublicationDialog({ asked, uid, draft, saver, onReload, onClose }: DialogProps) {
  const navigate = useNavigate()
  const stay = useActionAfterSave(saver, onReload)
  const leave = useActionAfterSave(saver, async () => undefined)
  const { title, confirm, done } = editorWords[asked]
  const run = async (typed: string): Promise<boolean> => {
    if (asked === 'unpublish') return stay(() => unpublish(uid, saver.base.version), done)
    if (asked === 'unschedule') return stay(() => unschedule(uid, saver.base.version), done)
    const isMove = asked === 'move'
    const act = () => (isMove ? moveTo(uid, typed, saver.base.version) : deleteArticle(uid, saver.base.version))
    if (!(await leave(act, done, isMove))) return false
    navigate(isMove ? `/articles/${typed}` : '/articles')
    return true
  }
  if (asked === 'redate') {
    const change = (date: string) => stay(() => redate(uid, saver.base.version, date), done)
    return <DateDialog date={draft.date} onConfirm={change} onClose={onClose} />
  }
  return (
    <NoteDialog
      title={title}
      text={
        asked === 'unschedule'
          ? editorWords.unschedule.text(momentInSentence(draft.date ?? ''))
          : editorWords[asked].text
      }
      {...(asked === 'move' ? { note: { label: editorWords.move.address, required: true, line: uid } } : {})}
      confirm={confirm}
      onConfirm={run}
      onClose={onClose}
    />
  )
}
