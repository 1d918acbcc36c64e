import TextField from '@mui/material/TextField'
import { limits } from '../../contracts/limits.ts'
import { useList } from './list-provider.tsx'
import { useTypedFilter } from './use-typed-filter.ts'
import { listWords } from './words.ts'

/** Writes the typed text into the address once the user pauses, and keeps text typed meanwhile. */
export function SearchField({ hint }: { hint?: string | undefined }) {
  const { filter, narrow } = useList()
  const [text, setText] = useTypedFilter(String(filter.q ?? ''), (q, typedAt) => {
    // Staff opened a row meanwhile: its screen is still loading, and a search would bring them back to the list.
    if (window.location.pathname === typedAt) narrow({ q })
  })
  return (
    <TextField
      type="search"
      size="small"
      label={listWords.search}
      value={text}
      helperText={hint}
      slotProps={{ htmlInput: { maxLength: limits.search } }}
      onChange={({ target }) => setText(target.value)}
      sx={{ flex: '1 1 14rem', maxWidth: 420 }}
    />
  )
}
