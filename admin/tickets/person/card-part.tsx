import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export const wrapAnywhereStyle = { overflowWrap: 'anywhere', minWidth: 0 } as const
export const plainList = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const

export const CardPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 2.5 }}>
    <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
