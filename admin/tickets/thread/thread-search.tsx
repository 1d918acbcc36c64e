import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { FoundStaffMessage } from '../../../contracts/support/staff-ticket-list.ts'
import type { StaffMessage } from '../../../contracts/support/staff-tickets.ts'
import type { ConversationSearch } from '../../../conversation/messages/use-search.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.search

export type ThreadSearch = ConversationSearch<StaffMessage, FoundStaffMessage>

function outcomeOf({ state, problem, results }: ThreadSearch): string {
  if (problem !== null) return problem
  if (state === 'idle') return ''
  if (results.q === '') return state === 'busy' ? texts.searching : ''
  if (results.found.length === 0) return texts.none
  return texts.place(results.at + 1, `${results.found.length}${results.more === null ? '' : '+'}`)
}

/** Search bar of a conversation, with buttons that lead from match to match. */
export function ThreadSearchBar({ search, onClose }: { search: ThreadSearch; onClose(): void }) {
  const [text, setText] = useState('')
  const { results, mayGoOlder, mayGoNewer } = search
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === results.q && results.found.length > 0) search.older()
    else search.search(text)
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
  }
  return (
    <Box
      sx={{ backgroundColor: colours.card, borderBottom: `1px solid ${colours.line}`, px: { xs: 1.5, sm: 3 }, py: 1 }}
    >
      <Box
        component="form"
        role="search"
        aria-label={texts.open}
        onSubmit={submit}
        onKeyDown={onKeyDown}
        sx={{ maxWidth: 880, mx: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}
      >
        <InputBase
          autoFocus
          type="search"
          value={text}
          placeholder={texts.label}
          onChange={({ target }) => setText(target.value)}
          inputProps={{ 'aria-label': texts.label, maxLength: 100, dir: 'auto' }}
          sx={{
            flex: '1 1 12rem',
            px: 2,
            borderRadius: 999,
            border: `1.5px solid ${colours.ink}`,
            '& input::placeholder': { color: colours.inkSoft, opacity: 1 },
            '&.Mui-focused': { outline: `2px solid ${colours.ruby}`, outlineOffset: -1 },
          }}
        />
        <IconButton type="submit" aria-label={texts.submit} title={texts.submit}>
          <Search aria-hidden size={20} />
        </IconButton>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
          <Typography role="status" component="span" sx={{ fontSize: 14, px: 1, color: 'text.secondary' }}>
            {outcomeOf(search)}
          </Typography>
          <IconButton disabled={!mayGoOlder} aria-label={texts.older} title={texts.older} onClick={search.older}>
            <ChevronUp aria-hidden size={22} />
          </IconButton>
          <IconButton disabled={!mayGoNewer} aria-label={texts.newer} title={texts.newer} onClick={search.newer}>
            <ChevronDown aria-hidden size={22} />
          </IconButton>
          <IconButton aria-label={texts.close} title={texts.close} onClick={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </Box>
      </Box>
      {search.passage && (
        <Box sx={{ maxWidth: 880, mx: 'auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontSize: 14 }}>
            {texts.passage}
          </Typography>
          <Button size="small" color="secondary" onClick={search.toLatest}>
            {texts.latest}
          </Button>
        </Box>
      )}
    </Box>
  )
}
