import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { embedOf } from '../../../../contracts/articles/article-content.ts'
import { editorWords } from '../words.ts'
import { insertEmbed } from './insert-commands.ts'

const texts = editorWords.embed

/** Embeds a video of an allowed site, with a title. */
export function EmbedDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId()
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
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
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {editorWords.actions.cancel}
        </Button>
        <Button variant="contained" onClick={insert}>
          {texts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
