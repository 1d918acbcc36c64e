import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import { replaceMediaFile, type StaffMedia } from '../../contracts/articles/staff-media.ts'
import { uploadFile } from '../../relay/upload.ts'
import { useFileUpload } from './use-file-upload.ts'
import { mediaWords } from './words.ts'

interface ReplaceButtonProps {
  media: StaffMedia
  accept: string
  /** the form has unsaved text: no upload until it is saved, because an upload reloads the page */
  dirty: boolean
  onReplaced(): void
}

/** Replaces the file of a medium: every use shows the new one. */
export function ReplaceButton({ media, accept, dirty, onReplaced }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { percent, fault, upload } = useFileUpload(async (sent) => {
    const { uid, version } = media
    await uploadFile(replaceMediaFile, { params: { uid }, query: { version: String(version) }, ...sent })
    onReplaced()
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={mediaWords.replace}
        onChange={({ target }) => {
          void upload(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<RefreshCw aria-hidden size={18} />}
        aria-disabled={percent !== undefined}
        disabled={dirty}
        onClick={() => input.current?.click()}
      >
        {percent === undefined ? mediaWords.replace : mediaWords.adding(percent)}
      </Button>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        {dirty ? mediaWords.replaceDirty : mediaWords.replaceHelp}
      </Typography>
      <Box role="status">{fault && <Alert severity="error">{fault}</Alert>}</Box>
    </Box>
  )
}
