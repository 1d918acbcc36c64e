import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { colours } from '../../../theme.ts'

/** A line above the text that stays until it no longer applies. */
export function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        color: colours.ink,
        backgroundColor: colours.warningLight,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <Box sx={{ flex: '1 1 16rem', whiteSpace: 'pre-line' }}>{children}</Box>
      {actions}
    </Box>
  )
}
