import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { HistoryEntry, VersionKey } from './history-calls.ts'
import { nameOf } from './version-names.ts'
import { historyWords } from './words.ts'

/** `previous`: the save before the chosen one */
export type ComparisonBase = VersionKey | 'previous'

interface AgainstFieldProps {
  value: ComparisonBase
  chosen: VersionKey
  entries: readonly HistoryEntry[]
  hasCopy: boolean
  isPublic: boolean
  onChange(value: ComparisonBase): void
}

const parse = (value: string): ComparisonBase => (/^\d+$/.test(value) ? Number(value) : (value as ComparisonBase))

export function ComparisonBaseField({ value, chosen, entries, hasCopy, isPublic, onChange }: AgainstFieldProps) {
  const all: VersionKey[] = [...(hasCopy ? (['copy'] as const) : []), 'live', ...entries.map(({ n }) => n)]
  return (
    <TextField
      select
      size="small"
      label={historyWords.against}
      value={String(value)}
      onChange={({ target }) => onChange(parse(target.value))}
      sx={{ minWidth: { xs: '100%', sm: 280 } }}
    >
      {typeof chosen === 'number' && <MenuItem value="previous">{historyWords.previous}</MenuItem>}
      {all
        .filter((key) => key !== chosen)
        .map((key) => (
          <MenuItem key={key} value={String(key)}>
            {nameOf(key, entries, isPublic)}
          </MenuItem>
        ))}
    </TextField>
  )
}
