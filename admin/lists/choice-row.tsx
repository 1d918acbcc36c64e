import Box from '@mui/material/Box'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { colours } from '../theme.ts'
import { ChoosePage } from './choose-page.tsx'

interface ChoiceRowProps {
  px: number | { xs: number; sm: number }
  /** acts on what is chosen */
  children: ReactNode
}

/**
 * Row above a list whose entries are chosen: all of the page or none, then the acts. It never wraps: the list would move under the
 * pointer with the first choice.
 */
export function ChoiceRow({ px, children }: ChoiceRowProps) {
  const { data = [], selectedIds } = useListContext<{ id: string }>()
  const isChosen = data.some(({ id }) => selectedIds.includes(id))
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px,
        py: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        borderBottom: `1px solid ${colours.line}`,
        backgroundColor: isChosen ? colours.roseMid : undefined,
        '& > *': { flex: 'none' },
      }}
    >
      <ChoosePage />
      {children}
    </Box>
  )
}
