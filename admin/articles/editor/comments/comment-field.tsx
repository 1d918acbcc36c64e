import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { AtSign } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { commentLimits } from '../../../../contracts/articles/staff-comments.ts'
import { failureSentence } from '../../../api/failure-sentence.ts'
import type { ArticlePerson } from './comment-calls.ts'
import { MentionMenu, usePeople } from './mention-menu.tsx'
import { commentWords as texts } from './words.ts'

interface CommentFieldProps {
  uid: string
  label: string
  /** text that the comment is about */
  about?: string
  /** @param key idempotency key, the same for each retry of one text */
  onSend(content: string, mentions: string[], key: string): Promise<void>
  onClose(): void
}

const asksForPeople = (value: string, caret: number): boolean => /(^|\s)@$/.test(value.slice(0, caret))

/** Field for a comment. « @ » lists colleagues; text that could not be sent stays in the field. */
export function CommentField({ uid, label, about, onSend, onClose }: CommentFieldProps) {
  const people = usePeople(uid)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const key = useRef(crypto.randomUUID())

  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    setText(target.value)
    key.current = crypto.randomUUID()
    if (target.value.length > text.length && asksForPeople(target.value, target.selectionStart ?? 0)) setMenu(target)
  }
  function mention({ name }: ArticlePerson): void {
    setMenu(null)
    const caret = field.current?.selectionStart ?? text.length
    const begin = text.charAt(caret - 1) === '@' ? caret - 1 : caret
    const space = begin > 0 && !/\s$/.test(text.slice(0, begin)) ? ' ' : ''
    const before = `${text.slice(0, begin)}${space}@${name} `
    setText(before + text.slice(caret))
    key.current = crypto.randomUUID()
    // Wait until the menu has returned the focus.
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(before.length, before.length)
    })
  }
  async function send(): Promise<void> {
    if (busy || text.trim() === '') return
    setBusy(true)
    setFailure(undefined)
    const mentioned = people.filter(({ name }) => text.includes(`@${name}`)).map((person) => person.uid)
    try {
      await onSend(text.trim(), mentioned, key.current)
      onClose()
    } catch (error) {
      setFailure(failureSentence(error))
      setBusy(false)
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    void send()
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text === '') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      {about && (
        <Typography dir="auto" sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
      )}
      <TextField
        multiline
        fullWidth
        autoFocus
        size="small"
        minRows={2}
        maxRows={10}
        label={label}
        value={text}
        inputRef={field}
        onChange={change}
        onKeyDown={press}
        error={failure !== undefined}
        helperText={failure}
        slotProps={{ htmlInput: { maxLength: commentLimits.content, dir: 'auto' } }}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button type="submit" variant="contained" size="small" loading={busy} disabled={text.trim() === ''}>
          {texts.send}
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Tooltip title={texts.mention}>
          <IconButton
            aria-label={texts.mention}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setMenu(currentTarget)}
            sx={{ ml: 'auto' }}
          >
            <AtSign aria-hidden size={18} />
          </IconButton>
        </Tooltip>
      </Box>
      <MentionMenu anchor={menu} people={people} onChoose={mention} onClose={() => setMenu(null)} />
    </Box>
  )
}
