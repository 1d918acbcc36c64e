import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface PartProps {
  title: string
  /** shown below the title */
  note?: string
  children: ReactNode
}

/** A titled part of a screen. */
export function Part({ title, note, children }: PartProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {note && <Typography sx={{ mb: 1, color: 'text.secondary', fontSize: 14 }}>{note}</Typography>}
      {children}
    </Box>
  )
}
