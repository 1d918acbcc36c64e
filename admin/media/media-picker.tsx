import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { StaffMedia } from '../../contracts/articles/staff-media.ts'
import { formWords } from '../forms/words.ts'
import { TitledDialog } from '../layout/titled-dialog.tsx'
import { listWords } from '../lists/words.ts'
import { colours } from '../theme.ts'
import { Thumbnail } from './thumbnail.tsx'
import { UploadButton } from './upload-button.tsx'
import { usePictures } from './use-media-page.ts'
import { mediaWords } from './words.ts'

const Choice = ({ picture, onChoose }: { picture: StaffMedia; onChoose(): void }) => (
  <ButtonBase
    onClick={onChoose}
    sx={{
      display: 'grid',
      gap: 0.5,
      p: 1,
      borderRadius: '14px',
      textAlign: 'left',
      alignContent: 'start',
      '&:hover': { backgroundColor: colours.roseLight },
      '&:focus-visible': { outline: `2px solid ${colours.ruby}` },
    }}
  >
    <Thumbnail media={picture} width={180} />
    <Typography component="span" sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
      {picture.alt || picture.name}
    </Typography>
  </ButtonBase>
)

interface MediaPickerProps {
  onChoose(picture: StaffMedia): void
  onClose(): void
}

/** Chooses a picture of the library, or adds one. */
export function MediaPicker({ onChoose, onClose }: MediaPickerProps) {
  const [q, setQ] = useState('')
  const { pictures, fault, more } = usePictures(q)
  return (
    <TitledDialog
      title={mediaWords.pickTitle}
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {formWords.cancel}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1 }}>
        <TextField
          autoFocus
          type="search"
          size="small"
          label={listWords.search}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          sx={{ flex: '1 1 12rem' }}
        />
        <UploadButton onUploaded={onChoose} />
      </Box>
      <Box role="status">
        {fault && <Alert severity="error">{fault}</Alert>}
        {!pictures && !fault && <Typography>{listWords.loading}</Typography>}
        {pictures?.length === 0 && <Typography>{q === '' ? mediaWords.empty : mediaWords.noMatch}</Typography>}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 1, mx: -1 }}>
        {pictures?.map((picture) => (
          <Choice key={picture.uid} picture={picture} onChoose={() => onChoose(picture)} />
        ))}
      </Box>
      {more && (
        <Button color="inherit" variant="outlined" onClick={more} sx={{ mt: 2 }}>
          {mediaWords.more}
        </Button>
      )}
    </TitledDialog>
  )
}
