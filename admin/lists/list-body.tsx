import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { colours } from '../theme.ts'
import { useList } from './list-provider.tsx'
import { listWords } from './words.ts'

/** Shown in place of rows: why there are none, and what to do about it. */
export function Blank({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 3, py: 8, textAlign: 'center' }}>
      <Typography component="p" variant="h2">
        {text}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Box>
  )
}

interface ListBodyProps<Row> {
  empty: string
  children(rows: readonly Row[]): ReactNode
}

/** Shows the rows, or why there are none: loading, failure of the network, no match, no entry. */
export function ListBody<Row>({ empty, children }: ListBodyProps<Row>) {
  const { rows, isPending, error, refetch, filter, change } = useList<Row>()
  const retry = (
    <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
      {listWords.retry}
    </Button>
  )
  if (isPending) {
    return (
      <Blank text={listWords.loading}>
        <CircularProgress aria-hidden size={28} />
      </Blank>
    )
  }
  if (!rows) return <Blank text={error?.message ?? listWords.noMatch}>{retry}</Blank>
  if (rows.length === 0) {
    return Object.keys(filter).length === 0 ? (
      <Blank text={empty} />
    ) : (
      <Blank text={listWords.noMatch}>
        <Button variant="outlined" color="inherit" onClick={() => change({ filter: {} })}>
          {listWords.clear}
        </Button>
      </Blank>
    )
  }
  return (
    <>
      {error && (
        <Alert severity="warning" action={retry} sx={{ color: colours.ink }}>
          {listWords.stale}
        </Alert>
      )}
      {children(rows)}
    </>
  )
}
