import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { colours } from '../theme.ts'

/** First column of a row: one width where there is room, so that the next column is aligned. */
export const firstColumn = { fontWeight: 600, overflowWrap: 'anywhere', minWidth: { md: 192 } } as const

/** The rows of a list. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
)

/** A row without a link, with its actions. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      alignItems: 'center',
      minHeight: 56,
      px: { xs: 2, sm: 3 },
      py: 1,
      '&:not(:first-of-type)': { borderTop: `1px solid ${colours.line}` },
    }}
  >
    {children}
  </Box>
)

/** One row, which is a link to its record. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: `1px solid ${colours.line}` } }}>
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        alignItems: 'baseline',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { backgroundColor: colours.roseLight },
        '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2, borderRadius: '8px' },
      }}
    >
      {children}
    </Box>
  </Box>
)
