import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { RotateCw, Upload as UploadIcon, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { mediaTypes } from '../../contracts/articles/staff-media.ts'
import { colours } from '../theme.ts'
import type { Upload } from './uploads.ts'
import { useUploads } from './use-uploads.ts'
import { mediaWords } from './words.ts'

function stateOf({ state, percent, fault }: Upload): string {
  if (state === 'failed') return fault ?? ''
  if (state === 'sending') return percent < 100 ? mediaWords.adding(percent) : mediaWords.preparing
  return mediaWords[state]
}

interface LineProps {
  upload: Upload
  onRetry(): void
  onForget(): void
}

const Line = ({ upload, onRetry, onForget }: LineProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {upload.file.name} – {stateOf(upload)}
      </Typography>
      {upload.state === 'sending' && (
        <LinearProgress variant="determinate" value={upload.percent} aria-label={upload.file.name} />
      )}
    </Box>
    {upload.state === 'failed' && (
      <IconButton aria-label={mediaWords.retry(upload.file.name)} onClick={onRetry}>
        <RotateCw aria-hidden size={18} />
      </IconButton>
    )}
    <IconButton aria-label={mediaWords.forget(upload.file.name)} onClick={onForget}>
      <X aria-hidden size={18} />
    </IconButton>
  </Box>
)

/** Area on which files are dropped, with a button to choose files. Failed uploads can be retried. */
export function DropZone({ onAdded }: { onAdded(): void }) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { uploads, add, retry, forget } = useUploads(onAdded)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        mb: 2,
        display: 'grid',
        gap: 1,
        border: `2px dashed ${over ? colours.ruby : colours.lineStrong}`,
        borderRadius: '22px',
        backgroundColor: over ? colours.roseMid : colours.card,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={mediaTypes.join(',')}
          aria-label={mediaWords.addFiles}
          onChange={({ target }) => {
            add(target.files ?? [])
            target.value = ''
          }}
        />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UploadIcon aria-hidden size={18} />}
          onClick={() => input.current?.click()}
        >
          {mediaWords.addFiles}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>{mediaWords.drop}</Typography>
      </Box>
      <Box component="ul" aria-live="polite" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {uploads.map((upload) => (
          <Line
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onForget={() => forget(upload.key)}
          />
        ))}
      </Box>
    </Box>
  )
}
