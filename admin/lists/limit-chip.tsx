import Chip from '@mui/material/Chip'
import { listWords } from './words.ts'

interface LimitChipProps {
  /** name of the filter that a link of another screen set */
  label: string
  /** shows the whole list */
  onClear(): void
}

/** Names a list's filter, and removes it. A long label takes several lines. */
export const LimitChip = ({ label, onClear }: LimitChipProps) => (
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
