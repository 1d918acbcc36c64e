import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ticketWords } from './words.ts'

/** Shown in place of a conversation: the reason, and a link back to the list. */
export function BlankPage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box role="status" sx={{ m: 'auto', display: 'grid', justifyItems: 'center', gap: 2, p: 3, textAlign: 'center' }}>
      <Typography component="h1" variant="h2">
        {text}
      </Typography>
      {children}
      <Button component={Link} to="/tickets" variant="text" color="inherit">
        {ticketWords.thread.back}
      </Button>
    </Box>
  )
}
