import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EditorContent } from '@tiptap/react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { PageTitle } from '../../layout/page-title.tsx'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import './editor.css'
import './missing-picture.css'
import { TopBar } from './actions/top-bar.tsx'
import { PresenceLine } from './comments/presence-line.tsx'
import { useCommenting } from './comments/use-commenting.ts'
import type { ArticlePresences } from './comments/use-presence.ts'
import type { ArticleDraft } from './draft-calls.ts'
import { formatMoment } from './format-moment.ts'
import { HeadFields } from './head-fields.tsx'
import { HistoryPart } from './history/history-part.tsx'
import { ConflictDialog } from './notices/conflict-dialog.tsx'
import { LockNotice } from './notices/lock-notice.tsx'
import { Notice } from './notices/notice.tsx'
import { ReviewNotice } from './notices/review-notice.tsx'
import { chooseInitialView, type EditorView, EditorViewSwitch } from './preview/editor-view-switch.tsx'
import { chooseInitialText } from './saving/choose-initial-text.ts'
import type { DeviceCopy } from './saving/device-copy.ts'
import { contentToSave } from './schema/html.ts'
import { SidePanels } from './side/side-panels.tsx'
import { EditorTools, useEditorWithTools } from './tools/editor-tools.tsx'
import { keysId } from './use-article-editor.ts'
import { type Meta, useDraft } from './use-draft.ts'
import { useLock } from './use-lock.ts'
import { editorWords } from './words.ts'

const PreviewPane = lazy(() => import('./preview/preview-pane.tsx'))

interface WritingPageProps {
  uid: string
  draft: ArticleDraft
  /** text that this device has and the server may not have */
  kept: DeviceCopy | undefined
  presence: ArticlePresences
  onReload(): Promise<void>
}

function useOpened({ draft, kept }: Pick<WritingPageProps, 'draft' | 'kept'>) {
  const { uid: me } = usePerson()
  const isOthers = draft.lock !== null && draft.lock.holder.uid !== me
  // While another user writes, their text is shown; the device's copy is offered afterwards.
  const [opened] = useState(() => chooseInitialText(draft, isOthers ? undefined : kept))
  return { opened, isOthers }
}

function Recovered({ at }: { at: number }) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  const action = (
    <Button color="inherit" onClick={() => setClosed(true)}>
      {editorWords.recovered.close}
    </Button>
  )
  return <Notice actions={action}>{editorWords.recovered.text(formatMoment(at))}</Notice>
}

/** The page's title and shortcut keys, for screen readers. */
function Heading({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <h1 className="writing-heading">{title}</h1>
      <p id={keysId} className="writing-heading">
        {editorWords.keys}
      </p>
    </>
  )
}

export function WritingPage({ uid, draft, kept, presence, onReload }: WritingPageProps) {
  const { opened, isOthers } = useOpened({ draft, kept })
  const [lost, setLost] = useState(false)
  const [fullScreen, setFullScreen] = useState(false)
  const [history, setHistory] = useState(false)
  const [shown, setShown] = useState<EditorView>()
  const renewLock = useLock(
    uid,
    useCallback(() => setLost(true), []),
  )
  const { editor, tools } = useEditorWithTools({
    content: opened.fields.content,
    editable: !isOthers && !opened.conflicting,
    onChange: () => onChange(),
    onComment: () => startComment(),
    onThread: (thread) => commenting.comments.setCurrent(thread),
  })
  const readContent = () => contentToSave(editor.state.doc)
  const commenting = useCommenting(uid, editor, presence?.comments)
  const { anchors } = commenting.comments
  const { meta, changeMeta, changed, state, saver, read } = useDraft({ uid, draft, opened, readContent, anchors })
  const isLocked = isOthers || lost || state.kind === 'locked'
  const isConflicting = state.kind === 'outdated' || opened.conflicting !== undefined
  const disabled = isLocked || isConflicting
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  function onChange(): void {
    renewLock()
    changed()
  }
  function startComment(): void {
    // Show the comments panel, in which the comment is written.
    setFullScreen(false)
    setShown(undefined)
    commenting.start()
  }
  // Stable identity: the panels beside the text do not re-render with every save.
  const changeFields = useCallback(
    (change: Partial<Meta>) => {
      renewLock()
      changeMeta(change)
    },
    [renewLock, changeMeta],
  )
  const fields = { meta, disabled, changeMeta: changeFields }
  return (
    <Box className={fullScreen ? 'writing-page writing-full' : 'writing-page'}>
      <Heading title={meta.title || editorWords.untitled} />
      <TopBar
        {...{ uid, draft, state, saver, disabled, onReload, fullScreen }}
        onFullScreen={() => setFullScreen(!fullScreen)}
        onHistory={() => setHistory(true)}
        previewing={shown !== undefined}
        onPreviewing={() => setShown(shown ? undefined : chooseInitialView())}
      />
      <PresenceLine others={presence?.others ?? []} />
      {isLocked && <LockNotice uid={uid} draft={draft} saver={saver} lost={!isOthers} onReload={onReload} />}
      {opened.recovered !== undefined && <Recovered at={opened.recovered} />}
      <ReviewNotice review={draft.review} />
      <HistoryPart
        {...{ uid, editor, state, disabled, read }}
        open={history}
        changeMeta={changeFields}
        onClose={() => setHistory(false)}
      />
      {isConflicting && (
        <ConflictDialog uid={uid} mine={opened.conflicting?.fields ?? read()} saver={saver} onReload={onReload} />
      )}
      <EditorTools {...tools} disabled={disabled} onComment={startComment} />
      <Box className="writing-columns" data-preview={shown}>
        {shown && <EditorViewSwitch shown={shown} onChange={setShown} />}
        <Box className="writing-paper" sx={{ border: `1px solid ${colours.line}` }}>
          <HeadFields {...fields} />
          <EditorContent editor={editor} />
        </Box>
        {shown && (
          <Suspense>
            <PreviewPane uid={uid} saver={saver} state={state} />
          </Suspense>
        )}
        {!fullScreen && !shown && (
          <SidePanels {...fields} uid={uid} editor={editor} saver={saver} commenting={commenting} />
        )}
      </Box>
    </Box>
  )
}
