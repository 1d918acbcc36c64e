import { useCallback, useState } from 'react'
import { focusToolbar, Toolbar } from '../toolbar/toolbar.tsx'
import { type EditorOptions, useArticleEditor } from '../use-article-editor.ts'
import { FindBar } from './find-bar.tsx'
import { type Asked, InsertMenu } from './insert-menu.tsx'
import { ToolDialogs } from './tool-dialogs.tsx'
import { usePictureInsertion } from './use-picture-insertion.ts'

type ToolHandler = 'onSlash' | 'onFind' | 'onLink' | 'onMissingPicture' | 'onLeave' | 'onPictures' | 'onForeign'

/** The article editor, and the state of its tools, which `EditorTools` shows. */
export function useEditorWithTools(options: Omit<EditorOptions, ToolHandler>) {
  const pictures = usePictureInsertion()
  const [insertAt, setInsertAt] = useState<{ left: number; top: number } | null>(null)
  const [asked, setAsked] = useState<Asked | 'describe'>()
  const [finding, setFinding] = useState(false)
  const openFind = useCallback(() => setFinding(true), [])
  const editor = useArticleEditor({
    ...options,
    onSlash: setInsertAt,
    onFind: openFind,
    onLink: () => setAsked('link'),
    onMissingPicture: () => setAsked('picture'),
    onLeave: focusToolbar,
    onPictures: (files) => void pictures.addFiles(editor, files),
    onForeign: () => pictures.addForeign(editor),
  })
  return { editor, tools: { editor, insertAt, setInsertAt, asked, setAsked, finding, setFinding, openFind } }
}

type ToolsProps = ReturnType<typeof useEditorWithTools>['tools'] & { disabled?: boolean; onComment?(): void }

/** Toolbar, search and dialogs of the editor. */
export function EditorTools({ disabled = false, onComment, ...tools }: ToolsProps) {
  const { editor, insertAt, setInsertAt, asked, setAsked, finding, setFinding, openFind } = tools
  const commenting = onComment ? { onComment } : {}
  return (
    <>
      {!disabled && (
        <Toolbar editor={editor} onInsert={setInsertAt} onAsk={setAsked} onFind={openFind} {...commenting} />
      )}
      {!disabled && finding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
      <InsertMenu editor={editor} place={insertAt} onAsk={setAsked} onClose={() => setInsertAt(null)} />
      <ToolDialogs editor={editor} asked={asked} onAsk={setAsked} />
    </>
  )
}
