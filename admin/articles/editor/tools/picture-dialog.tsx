import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { editorWords } from '../words.ts'

const texts = editorWords.picture
const kinds = ['figureImage', 'inlineImage'] as const

/** The selected picture, or the picture of the surrounding figure. */
export function selectedPicture(editor: Editor): { pos: number; alt: string | null } | null {
  const { selection, doc } = editor.state
  const range = { from: selection.from, to: selection.to }
  for (let depth = selection.$from.depth; depth > 0; depth--) {
    if (selection.$from.node(depth).type.name !== 'figure') continue
    range.from = selection.$from.before(depth)
    range.to = selection.$from.after(depth)
  }
  let found: { pos: number; alt: string | null } | null = null
  doc.nodesBetween(range.from, range.to, (node, pos) => {
    if (kinds.some((kind) => kind === node.type.name)) found ??= { pos, alt: node.attrs.alt }
  })
  return found
}

/** Asks for a picture's description, or whether it is decorative: publishing needs one of the two. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [picture] = useState(() => selectedPicture(editor))
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [decorative, setDecorative] = useState(picture?.alt === '')
  function save(): void {
    onClose()
    const written = decorative ? '' : alt.trim() || null
    if (!picture) return
    editor
      .chain()
      .focus()
      .command(({ tr }) => Boolean(tr.setNodeAttribute(picture.pos, 'alt', written)))
      .run()
  }
  return (
    <ConfirmDialog title={texts.title} confirm={texts.confirm} onConfirm={save} onClose={onClose}>
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={texts.alt}
        helperText={texts.altHint}
        disabled={decorative}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        sx={{ mt: 1 }}
      />
      <FormControlLabel
        control={<Switch checked={decorative} onChange={(_event, checked) => setDecorative(checked)} />}
        label={texts.decorative}
      />
    </ConfirmDialog>
  )
}
