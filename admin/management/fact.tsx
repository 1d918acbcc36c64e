import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A line of a record's page: the name of a fact, and the fact. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    {name}
    {'\u00a0'}: {children}
  </Typography>
)
