import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'

/** Content that is shown on request. The z-index keeps it clickable above a row that is one link. */
export function CollapsibleSection({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ position: 'relative', zIndex: 1, width: open ? '100%' : 'fit-content' }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        {title}
      </Box>
      {open && children}
    </Box>
  )
}
