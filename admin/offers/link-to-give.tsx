import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Download, ExternalLink } from 'lucide-react'
import { renderSVG } from 'uqr'
import { CopyButton } from '../layout/copy-button.tsx'
import { saveFile } from '../site/save-file.ts'
import { offerWords } from './words.ts'

const words = offerWords.link

interface LinkToGiveProps {
  /** the code, which also names the file of its QR code */
  name: string
  /** parameters with which the registration page applies the code */
  query: Readonly<Record<string, string>>
}

/** The address of an offer, to copy, to open as a visitor, and as a QR code to print. */
export function LinkToGive({ name, query }: LinkToGiveProps) {
  const address = `${window.location.origin}/registration?${new URLSearchParams(query)}`
  const picture = renderSVG(address, { border: 2 })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 3 }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={words.picture}
        sx={{ width: 132, height: 132, borderRadius: '14px' }}
      />
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ color: 'text.secondary' }}>{words.title}</Typography>
        <Typography sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>{address}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
          <CopyButton color="inherit" text={address} label={words.copy} said={words} />
          <Button
            color="inherit"
            startIcon={<Download aria-hidden size={18} />}
            onClick={() => saveFile(`${name}.svg`, picture)}
          >
            {words.save}
          </Button>
          <Button href={address} target="_blank" color="inherit" startIcon={<ExternalLink aria-hidden size={18} />}>
            {words.open}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
