import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { colours } from '../theme.ts'

interface FieldGroupProps {
  title: string
  help?: string
  /** shown beside the title */
  actions?: ReactNode
  children: ReactNode
}

export const FieldGroup = ({ title, help, actions, children }: FieldGroupProps) => (
  <Box component="section" sx={{ mb: 3, p: 2, border: `1px solid ${colours.line}`, borderRadius: '14px' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: help ? 0.5 : 2 }}>
      <Typography component="h2" sx={{ flex: '1 1 auto', fontWeight: 600, fontSize: 18 }}>
        {title}
      </Typography>
      {actions}
    </Box>
    {help && <Typography sx={{ mb: 2, color: colours.inkSoft }}>{help}</Typography>}
    <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
  </Box>
)

export const twoColumns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
