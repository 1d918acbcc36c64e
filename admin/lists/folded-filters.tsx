import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useList } from './list-provider.tsx'
import { listWords } from './words.ts'

interface FoldedFiltersProps {
  children: ReactNode
  /** filters that the list shows elsewhere: the button does not count them */
  shownElsewhere?: readonly string[]
}

/** Filters of a list that has many. On a phone, a button hides them, so that rows are on the first screen. */
export function FoldedFilters({ children, shownElsewhere = [] }: FoldedFiltersProps) {
  const { filter } = useList()
  const [open, setOpen] = useState(false)
  const id = useId()
  const count = Object.keys(filter).filter((name) => name !== 'q' && !shownElsewhere.includes(name)).length
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' } }}
      >
        {listWords.filters(count)}
      </Button>
      <Box id={id} sx={{ display: { xs: open ? 'contents' : 'none', sm: 'contents' } }}>
        {children}
      </Box>
    </>
  )
}
