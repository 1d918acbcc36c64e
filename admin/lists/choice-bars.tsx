import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { footBarStyle } from '../layout/screen.tsx'
import { colours } from '../theme.ts'
import { useList } from './list-provider.tsx'
import { listWords } from './words.ts'

/** The entries of the page, and those of them that are chosen. */
export function useChosenRows<Row extends { uid: string }>() {
  const { rows = [], chosen } = useList<Row>()
  return { rows, chosen: rows.filter(({ uid }) => chosen.includes(uid)) }
}

/** Selects all entries of the page, or unselects them if some are selected. */
function ChoosePage() {
  const { choose } = useList()
  const { rows, chosen } = useChosenRows()
  return (
    <Button size="small" color="inherit" onClick={() => choose(chosen.length > 0 ? [] : rows.map(({ uid }) => uid))}>
      {chosen.length > 0 ? listWords.choose.none : listWords.choose.page}
    </Button>
  )
}

interface ChoiceBarProps {
  /** text with the number of selected entries */
  count(chosen: number): string
  /** replaces the count */
  progress?: string | undefined
}

/** Bar above a list: selects all entries of the page or none, and counts the selected ones. Its height is constant. */
export function ChoiceBar({ count, progress }: ChoiceBarProps) {
  const { rows, chosen } = useChosenRows()
  if (rows.length === 0) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.5,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <ChoosePage />
      <Typography role="status" sx={{ fontSize: 14 }}>
        {progress ?? (chosen.length > 0 ? count(chosen.length) : '')}
      </Typography>
    </Box>
  )
}

/** Actions on selected rows, below the list, so that rows do not move. Sticky, as the list's card does not scroll. */
export const ActsBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      ...footBarStyle,
      gap: 0.75,
      p: 0.75,
      borderTop: `1px solid ${colours.line}`,
      backgroundColor: colours.roseMid,
      '& .MuiButton-root': { px: 1 },
    }}
  >
    {children}
  </Box>
)
