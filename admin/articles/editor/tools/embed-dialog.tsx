import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { embedOf } from '../../../../contracts/articles/article-content.ts'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { editorWords } from '../words.ts'
import { insertEmbed } from './insert-commands.ts'

const texts = editorWords.embed

/** Embeds a video of an allowed site, with a title. */
export function EmbedDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [href, setHref] = useState('')
  const [title, setTitle] = useState('')
  const [tried, setTried] = useState(false)
  const isKnown = embedOf(href.trim()) !== null
  const unknown = !isKnown && (tried || href !== '')
  const unnamed = tried && title.trim() === ''
  function insert(): void {
    setTried(true)
    if (!isKnown || title.trim() === '') return
    onClose()
    insertEmbed(editor, href.trim(), title.trim())
  }
  return (
    <ConfirmDialog title={texts.title} confirm={texts.confirm} onConfirm={insert} onClose={onClose}>
      <TextField
        autoFocus
        label={texts.address}
        helperText={unknown ? texts.unknown : texts.hint}
        error={unknown}
        value={href}
        onChange={({ target }) => setHref(target.value)}
        sx={{ mt: 1 }}
      />
      <TextField
        label={texts.name}
        helperText={unnamed && texts.nameMissing}
        error={unnamed}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </ConfirmDialog>
  )
}
