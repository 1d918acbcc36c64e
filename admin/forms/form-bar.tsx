import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { footBarStyle } from '../layout/screen.tsx'
import { colours } from '../theme.ts'
import type { RecordForm } from './use-record-form.ts'
import { formWords } from './words.ts'

interface FormBarProps {
  form: Pick<RecordForm, 'notice' | 'saving' | 'dirty'>
  children?: ReactNode
}

/** Bar with the save button and its result; it stays visible. */
export function FormBar({ form, children }: FormBarProps) {
  const { notice, saving, dirty } = form
  return (
    <Box
      sx={{
        ...footBarStyle,
        gap: 2,
        alignItems: 'center',
        py: 1.5,
        mt: 3,
        // A switch extends beyond the left edge of the column: cover it too.
        mx: '-12px',
        px: '12px',
        borderTop: `1px solid ${colours.line}`,
        backgroundColor: colours.roseLight,
      }}
    >
      <Button type="submit" variant="contained" aria-disabled={saving}>
        {saving ? formWords.saving : formWords.save}
      </Button>
      <Box
        role="status"
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 0' },
          order: { xs: -1, sm: 0 },
          minWidth: 0,
          '&:empty': { display: 'none' },
          flexGrow: 1,
        }}
      >
        {notice ? (
          <Alert icon={false} severity={notice.failed ? 'error' : 'success'} sx={{ color: colours.ink, py: 0 }}>
            {notice.text}
          </Alert>
        ) : (
          dirty && <Typography sx={{ color: 'text.secondary' }}>{formWords.unsaved}</Typography>
        )}
      </Box>
      {children}
    </Box>
  )
}
