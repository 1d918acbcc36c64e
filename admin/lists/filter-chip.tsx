import Chip from '@mui/material/Chip'
import { listWords } from './words.ts'

interface LimitChipProps {
  /** text for a filter that a link from another screen has set */
  label: string
  /** shows the whole list */
  onClear(): void
}

/** Names a list's filter, with a button that removes it. A long label wraps. */
export const FilterChip = ({ label, onClear }: LimitChipProps) => (
  <Chip
    label={label}
    onDelete={onClear}
    slotProps={{ root: { 'aria-description': listWords.limitHint } }}
    sx={{
      maxWidth: '100%',
      height: 'auto',
      minHeight: 32,
      '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 },
    }}
  />
)
