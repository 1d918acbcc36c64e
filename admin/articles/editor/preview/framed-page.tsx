import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { words } from '../../../words.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { previewWords } from './words.ts'
import './preview.css'

type Width = keyof typeof previewWords.widths
const widths = Object.entries(previewWords.widths).map(([width, label]) => [Number(width) as Width, label] as const)

const widthKey = 'editor:preview-width'
const keptWidth = (): Width => (localStorage.getItem(widthKey) === '1280' ? 1280 : 360)

interface FramedPageProps {
  /** preview link of the working copy */
  link: { data: string | undefined; error: Error | null; refetch(): unknown }
  /** changes with each save */
  savedAt: string | null
}

/** The page of a working copy as a phone or a computer shows it. */
export function FramedPage({ link: { data: src, error, refetch }, savedAt }: FramedPageProps) {
  const [width, setWidth] = useState(keptWidth)
  function change(chosen: Width | null): void {
    if (chosen === null) return
    localStorage.setItem(widthKey, String(chosen))
    setWidth(chosen)
  }
  return (
    <Box component="section" aria-label={previewWords.region} className="preview-pane">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={width}
          aria-label={previewWords.width}
          onChange={(_event, chosen) => change(chosen)}
        >
          {widths.map(([value, label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{previewWords.note}</Typography>
      </Box>
      {error && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {words.failure.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {!error && !src && <Typography role="status">{previewWords.loading}</Typography>}
      {src && <PreviewFrame src={src} width={width} savedAt={savedAt} />}
    </Box>
  )
}
