import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { type Editor, useEditorState } from '@tiptap/react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useNotify } from '../../../layout/notices.tsx'
import { colours } from '../../../theme.ts'
import { editorWords } from '../words.ts'
import { findStateOf } from './find-text.ts'
import { moveToMatch, replaceAll, replaceCurrent, selectMatch } from './replace-text.ts'

const texts = editorWords.find

interface FindBarProps {
  editor: Editor
  onClose(): void
}

function selectedWords({ state }: Editor): string {
  const { from, to, $from, $to } = state.selection
  return $from.sameParent($to) ? state.doc.textBetween(from, to) : ''
}

/** Searches for the selected words first; closing the bar ends the search. */
function useFind(editor: Editor) {
  const [query, setQuery] = useState(() => selectedWords(editor))
  useEffect(() => selectMatch(editor, query), [editor, query])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) selectMatch(editor, '')
    },
    [editor],
  )
  const { places, index } = useEditorState({ editor, selector: ({ editor }) => findStateOf(editor.state) })
  return { query, setQuery, places, index }
}

/** Finds words, ignoring accents and case, and replaces them. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const { query, setQuery, places, index } = useFind(editor)
  const [replacement, setReplacement] = useState('')
  const notify = useNotify()
  const isNone = places.length === 0
  function close(): void {
    onClose()
    const place = places[index]
    if (place) editor.chain().setTextSelection(place).focus().run()
    else editor.commands.focus()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close()
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    else moveToMatch(editor, event.shiftKey ? -1 : 1)
    event.preventDefault()
  }
  return (
    <Box
      role="search"
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 2 },
        py: 1,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <TextField
        autoFocus
        size="small"
        label={texts.query}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        sx={{ flex: '1 1 9rem', maxWidth: 280 }}
      />
      <IconButton aria-label={texts.previous} disabled={isNone} onClick={() => moveToMatch(editor, -1)}>
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton aria-label={texts.next} disabled={isNone} onClick={() => moveToMatch(editor, 1)}>
        <ArrowDown aria-hidden size={18} />
      </IconButton>
      <Box role="status" sx={{ minWidth: 80, fontSize: 14, color: 'text.secondary' }}>
        {query !== '' && texts.count(index + 1, places.length)}
      </Box>
      <TextField
        size="small"
        label={texts.replacement}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
        sx={{ flex: '1 1 9rem', maxWidth: 280 }}
      />
      <Button color="inherit" disabled={isNone} onClick={() => replaceCurrent(editor, replacement)}>
        {texts.replace}
      </Button>
      <Button
        color="inherit"
        disabled={isNone}
        onClick={() => notify(texts.replaced(replaceAll(editor, replacement)), { type: 'info' })}
      >
        {texts.replaceAll}
      </Button>
      <IconButton aria-label={texts.close} onClick={close} sx={{ ml: 'auto' }}>
        <X aria-hidden size={18} />
      </IconButton>
    </Box>
  )
}
