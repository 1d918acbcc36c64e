import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import type { ReactNode } from 'react'
import { colours } from '../theme.ts'
import { listWords } from './words.ts'

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
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<{ id: string }>()
  const ids = data.map(({ id }) => id)
  const isChosen = ids.some((id) => selectedIds.includes(id))
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
      <Button color="inherit" onClick={() => (isChosen ? onUnselectItems() : onSelect(ids))}>
        {isChosen ? listWords.choose.none : listWords.choose.page}
      </Button>
      {children}
    </Box>
  )
}
