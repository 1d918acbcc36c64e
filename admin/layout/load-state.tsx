import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formWords } from '../forms/words.ts'
import { listWords } from '../lists/words.ts'

/** Says that data is being loaded, or why it could not be loaded; nothing once it is there. */
export function LoadState({ error, data }: { error: Error | null; data: unknown }) {
  if (error) return <Typography role="alert">{error.message}</Typography>
  return data === undefined ? <Typography role="status">{formWords.loading}</Typography> : null
}

/** Shown in place of a record: it is being loaded, or a sentence says why it could not be loaded. */
export const LoadingOrRetry = ({ fault, onRetry }: { fault: string | undefined; onRetry(): void }) => (
  <Box role="status">
    <Typography sx={{ mb: 2 }}>{fault ?? formWords.loading}</Typography>
    {fault && (
      <Button variant="outlined" color="inherit" onClick={onRetry}>
        {listWords.retry}
      </Button>
    )}
  </Box>
)
