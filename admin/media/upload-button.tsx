import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { type StaffMedia, uploadStaffMedia } from '../../contracts/articles/staff-media.ts'
import { CallError, callFailures } from '../../relay/call.ts'
import { uploadFile } from '../../relay/upload.ts'
import { pictureTypes } from './picture-types.ts'
import { mediaWords } from './words.ts'

/** Adds one picture to the library. */
export function UploadButton({ onUploaded }: { onUploaded(media: StaffMedia): void }) {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()

  async function send(file: File | undefined): Promise<void> {
    if (!file || percent !== undefined) return
    setFault(undefined)
    setPercent(0)
    try {
      const { payload } = await uploadFile(uploadStaffMedia, {
        params: {},
        file,
        idempotencyKey: crypto.randomUUID(),
        onProgress: (share) => setPercent(Math.round(share * 100)),
        signal: new AbortController().signal,
      })
      onUploaded(payload)
    } catch (error) {
      setFault(error instanceof CallError ? error.message : callFailures.refused)
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
        aria-label={mediaWords.add}
        onChange={({ target }) => {
          void send(target.files?.[0])
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Upload aria-hidden size={18} />}
        aria-disabled={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        {percent === undefined ? mediaWords.add : percent < 100 ? mediaWords.adding(percent) : mediaWords.preparing}
      </Button>
      <Box role="status">{fault && <Alert severity="error">{fault}</Alert>}</Box>
    </Box>
  )
}
