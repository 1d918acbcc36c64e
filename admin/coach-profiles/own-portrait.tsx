import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type StaffProfile, uploadProfilePortrait } from '../../contracts/coaching/coach-profiles.ts'
import { uploadFile } from '../../relay/upload.ts'
import { PictureButton } from '../media/upload-button.tsx'
import { colours } from '../theme.ts'
import { profileFormWords as words } from './words.ts'

interface OwnPortraitProps {
  profile: StaffProfile
  /** the form has unsaved text: no upload until it is saved, because an upload reloads the sheet */
  dirty: boolean
  onUploaded(): void
}

/** Upload of a coach's own portrait, for coaches, who have no access to the media library. */
export function OwnPortrait({ profile: { uid, portraitImage }, dirty, onUploaded }: OwnPortraitProps) {
  return (
    <Box component="section" sx={{ mt: 4, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h2">{words.portrait}</Typography>
      {portraitImage && (
        <Box
          component="img"
          src={portraitImage.url}
          alt={portraitImage.alt}
          sx={{ width: 160, height: 160, objectFit: 'cover', borderRadius: '14px' }}
        />
      )}
      <Typography sx={{ color: colours.inkSoft }}>{dirty ? words.portraitDirty : words.portraitHelp}</Typography>
      <PictureButton
        label={portraitImage ? words.portraitReplace : words.portraitAdd}
        disabled={dirty}
        send={async (sent) => {
          await uploadFile(uploadProfilePortrait, { params: { uid }, ...sent })
          onUploaded()
        }}
      />
    </Box>
  )
}
