import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EditorContent } from '@tiptap/react'
import { useCallback, useState } from 'react'
import { Title } from 'react-admin'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import './editor.css'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { ArticleDraft } from './draft-calls.ts'
import { formatMoment } from './format-moment.ts'
import { HeadFields } from './head-fields.tsx'
import { LockNotice } from './lock-notice.tsx'
import { Notice } from './notice.tsx'
import { ReviewNotice } from './review-notice.tsx'
import type { DeviceCopy } from './saving/device-copy.ts'
import { openText } from './saving/open-text.ts'
import { writeContent } from './schema/html.ts'
import { SettingsPanel } from './settings-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { TopBar } from './top-bar.tsx'
import { useArticleEditor } from './use-article-editor.ts'
import { useDraft } from './use-draft.ts'
import { useLock } from './use-lock.ts'
import { editorWords } from './words.ts'

interface WritingPageProps {
  uid: string
  draft: ArticleDraft
  /** what this device has and the server may not */
  kept: DeviceCopy | undefined
  onReload(): Promise<void>
}

function useOpened({ draft, kept }: Pick<WritingPageProps, 'draft' | 'kept'>) {
  const { uid: me } = usePerson()
  const isOthers = draft.lock !== null && draft.lock.holder.uid !== me
  // While another writes, her text is shown; what this device kept is offered once it is free.
  const [opened] = useState(() => openText(draft, isOthers ? undefined : kept))
  return { opened, isOthers }
}

/** The text of one article, with all that is done with it. */
export function WritingPage({ uid, draft, kept, onReload }: WritingPageProps) {
  const { opened, isOthers } = useOpened({ draft, kept })
  const [notice, setNotice] = useState(opened.recovered)
  const [lost, setLost] = useState(false)
  const onLost = useCallback(() => setLost(true), [])
  const renewLock = useLock(uid, onLost)
  const editor = useArticleEditor({
    content: opened.fields.content,
    editable: !isOthers && !opened.conflicting,
    onChange: () => onChange(),
  })
  const readContent = () => writeContent(editor.state.doc)
  const { meta, changeMeta, changed, state, saver, read } = useDraft({ uid, draft, opened, readContent })
  const isLocked = isOthers || lost || state.kind === 'locked'
  const isOutdated = state.kind === 'outdated'
  const disabled = isLocked || isOutdated || opened.conflicting !== undefined
  if (editor.isEditable === disabled) editor.setEditable(!disabled, false)
  function onChange(): void {
    renewLock()
    changed()
  }
  const change: typeof changeMeta = (fields) => {
    renewLock()
    changeMeta(fields)
  }
  return (
    <Box sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Title title={meta.title} />
      <TopBar uid={uid} draft={draft} state={state} saver={saver} disabled={disabled} onReload={onReload} />
      {isLocked && <LockNotice uid={uid} draft={draft} saver={saver} lost={!isOthers} onReload={onReload} />}
      {notice !== undefined && (
        <Notice
          actions={
            <Button color="inherit" onClick={() => setNotice(undefined)}>
              {editorWords.recovered.close}
            </Button>
          }
        >
          {editorWords.recovered.text(formatMoment(notice))}
        </Notice>
      )}
      <ReviewNotice review={draft.review} />
      {(isOutdated || opened.conflicting) && (
        <ConflictDialog uid={uid} mine={opened.conflicting?.fields ?? read()} saver={saver} onReload={onReload} />
      )}
      <Toolbar editor={editor} />
      <Box className="writing-columns">
        <Box className="writing-paper" sx={{ border: `1px solid ${colours.line}` }}>
          <HeadFields meta={meta} changeMeta={change} disabled={disabled} />
          <EditorContent editor={editor} />
        </Box>
        <Box component="aside" className="writing-side" aria-label={editorWords.settings.title}>
          <SettingsPanel meta={meta} changeMeta={change} disabled={disabled} />
        </Box>
      </Box>
    </Box>
  )
}
