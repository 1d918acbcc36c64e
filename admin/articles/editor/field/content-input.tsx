import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { EditorContent } from '@tiptap/react'
import { useEffect } from 'react'
import type { RecordForm } from '../../../forms/use-record-form.ts'
import { colours } from '../../../theme.ts'
import '../editor.css'
import '../missing-picture.css'
import { canonicalContent, contentToSave, parseContent } from '../schema/html.ts'
import { EditorTools, useEditorWithTools } from '../tools/editor-tools.tsx'

interface ContentInputProps {
  form: Pick<RecordForm, 'draft' | 'faults' | 'set'>
  name: string
  help?: string
}

/** The article editor as a form field; the form saves it, without lock or working copy. */
export default function ContentInput({ form, name, help }: ContentInputProps) {
  const content = String(form.draft[name] ?? '')
  const { editor, tools } = useEditorWithTools({
    content,
    editable: true,
    onChange: () => form.set(name, contentToSave(editor.state.doc)),
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
      <EditorTools {...tools} />
      <Box className="writing-paper">
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={fault !== undefined} sx={{ p: 1 }}>
        {fault ?? help}
      </FormHelperText>
    </Box>
  )
}
