import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { EditorContent } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { RecordForm } from '../../../forms/use-record-form.ts'
import { colours } from '../../../theme.ts'
import '../editor.css'
import '../missing-picture.css'
import { canonicalContent, contentToSave, parseContent } from '../schema/html.ts'
import { focusToolbar, Toolbar } from '../toolbar/toolbar.tsx'
import { FindBar } from '../tools/find-bar.tsx'
import { type Asked, InsertMenu } from '../tools/insert-menu.tsx'
import { ToolDialogs } from '../tools/tool-dialogs.tsx'
import { usePictureInsertion } from '../tools/use-picture-insertion.ts'
import { useArticleEditor } from '../use-article-editor.ts'

interface ContentInputProps {
  form: Pick<RecordForm, 'draft' | 'faults' | 'set'>
  name: string
  help?: string
}

/** The article editor as a form field; the form saves it, without lock or working copy. */
export default function ContentInput({ form, name, help }: ContentInputProps) {
  const content = String(form.draft[name] ?? '')
  const pictures = usePictureInsertion()
  const [insertAt, setInsertAt] = useState<{ left: number; top: number } | null>(null)
  const [asked, setAsked] = useState<Asked | 'describe'>()
  const [finding, setFinding] = useState(false)
  const openFind = () => setFinding(true)
  const editor = useArticleEditor({
    content,
    editable: true,
    onChange: () => form.set(name, contentToSave(editor.state.doc)),
    onSlash: setInsertAt,
    onFind: openFind,
    onLink: () => setAsked('link'),
    onMissingPicture: () => setAsked('picture'),
    onLeave: focusToolbar,
    onPictures: (files) => void pictures.addFiles(editor, files),
    onForeign: () => pictures.addForeign(editor),
  })
  // Replace the text if the form has another one: a colleague's, or the server's. Text typed here is shown already.
  useEffect(() => {
    const shown = canonicalContent(contentToSave(editor.state.doc))
    if (canonicalContent(content) === shown) return
    editor.commands.setContent(parseContent(content).toJSON(), { emitUpdate: false })
  }, [editor, content])
  const fault = form.faults.get(name)
  return (
    <Box sx={{ border: `1px solid ${fault ? colours.error : colours.line}`, borderRadius: '14px', overflow: 'hidden' }}>
      <Toolbar editor={editor} onInsert={setInsertAt} onAsk={setAsked} onFind={openFind} />
      {finding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
      <InsertMenu editor={editor} place={insertAt} onAsk={setAsked} onClose={() => setInsertAt(null)} />
      <ToolDialogs editor={editor} asked={asked} onAsk={setAsked} />
      <Box className="writing-paper">
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={fault !== undefined} sx={{ p: 1 }}>
        {fault ?? help}
      </FormHelperText>
    </Box>
  )
}
