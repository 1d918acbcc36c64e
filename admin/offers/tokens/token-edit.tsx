import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ExternalLink } from 'lucide-react'
import type { Row } from '../../forms/record-calls.ts'
import { RecordEdit } from '../../forms/record-page.tsx'
import { offerWords as words } from '../words.ts'
import { tokenFields } from './token-fields.tsx'
import { tokenKind } from './token-kind.ts'
import { TokenResults } from './token-results.tsx'

function LinkToGive({ token }: { token: Row }) {
  const address = `${window.location.origin}/registration?utk=${encodeURIComponent(token.uid)}`
  return (
    <Box sx={{ mb: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.link}
        {'\u00a0'}:
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{address}</Typography>
      <Button href={address} target="_blank" color="inherit" startIcon={<ExternalLink aria-hidden size={18} />}>
        {words.open}
      </Button>
    </Box>
  )
}

export default function TokenEdit() {
  const head = (token: Row) => (
    <>
      <LinkToGive token={token} />
      <TokenResults token={token.uid} />
    </>
  )
  return <RecordEdit kind={tokenKind} head={head} fields={tokenFields} />
}
