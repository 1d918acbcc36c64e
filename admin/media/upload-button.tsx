import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { type StaffMedia, uploadStaffMedia } from '../../contracts/articles/staff-media.ts'
import { uploadFile } from '../../relay/upload.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { pictureTypes } from './picture-types.ts'
import { mediaWords } from './words.ts'

interface Sent {
  file: File
  idempotencyKey: string
  onProgress(share: number): void
  signal: AbortSignal
}

interface PictureButtonProps {
  label: string
  disabled?: boolean
  send(sent: Sent): Promise<void>
}

/** Uploads one picture, and shows the progress. */
export function PictureButton({ label, disabled = false, send }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()

  async function take(file: File | undefined): Promise<void> {
    if (!file || percent !== undefined) return
    setFault(undefined)
    setPercent(0)
    try {
      await send({
        file,
        idempotencyKey: crypto.randomUUID(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: new AbortController().signal,
      })
    } catch (error) {
      setFault(failureSentence(error))
    } finally {
      setPercent(undefined)
    }
  }

  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={disabled}
        startIcon={<Upload aria-hidden size={18} />}
        aria-disabled={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        {percent === undefined ? label : percent < 100 ? mediaWords.adding(percent) : mediaWords.preparing}
      </Button>
      <Box role="status">{fault && <Alert severity="error">{fault}</Alert>}</Box>
    </Box>
  )
}

/** Adds one picture to the library. */
export const UploadButton = ({ onUploaded }: { onUploaded(media: StaffMedia): void }) => (
  <PictureButton
    label={mediaWords.add}
    send={async (sent) => onUploaded((await uploadFile(uploadStaffMedia, { params: {}, ...sent })).payload)}
  />
)
