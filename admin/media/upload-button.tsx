import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { type StaffMedia, uploadStaffMedia } from '../../contracts/articles/staff-media.ts'
import { uploadFile } from '../../relay/upload.ts'
import { pictureTypes } from './picture-types.ts'
import { type SentFile, useFileUpload } from './use-file-upload.ts'
import { mediaWords } from './words.ts'

interface PictureButtonProps {
  label: string
  disabled?: boolean
  send(sent: SentFile): Promise<void>
}

/** Uploads one picture, and shows the progress. */
export function PictureButton({ label, disabled = false, send }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { percent, fault, upload } = useFileUpload(send)
  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          void upload(target.files?.[0])
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
