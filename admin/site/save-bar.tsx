import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { colours } from '../theme.ts'
import { siteWords as texts } from './words.ts'

interface SaveBarProps {
  saving: boolean
  notice: { text: string; failed: boolean } | undefined
}

export const SaveBar = ({ saving, notice }: SaveBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
    <Button type="submit" variant="contained" disabled={saving}>
      {texts.save}
    </Button>
    <Box role="status">
      {notice && (
        <Alert icon={false} severity={notice.failed ? 'error' : 'success'} sx={{ color: colours.ink, py: 0 }}>
          {notice.text}
        </Alert>
      )}
    </Box>
  </Box>
)
