import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { previewStaffHome } from '../../contracts/site/home.ts'
import { callApi } from '../../relay/call.ts'
import { FramedPage } from '../articles/editor/preview/framed-page.tsx'
import { usePreviewLink } from '../articles/editor/preview/use-frame.ts'
import { previewWords } from '../articles/editor/preview/words.ts'

/** From this width on, the preview is beside the form. */
export const sideBySideQuery = '@media (min-width: 1280px)'

const useLink = () => usePreviewLink('home', async () => (await callApi(previewStaffHome, {})).payload.href)

/** Stays in sight while the form scrolls. */
export const SidePreview = ({ version }: { version: number }) => (
  <Box sx={{ position: 'sticky', top: 0, height: 'calc(100dvh - 48px)' }}>
    <FramedPage link={useLink()} savedAt={String(version)} />
  </Box>
)

/** Full-screen preview, for windows without room beside the form. */
export const PreviewScreen = ({ version, onClose }: { version: number; onClose(): void }) => (
  <Dialog fullScreen open onClose={onClose} aria-label={previewWords.region}>
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%', p: 2 }}>
      <Button color="inherit" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        {previewWords.close}
      </Button>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <FramedPage link={useLink()} savedAt={String(version)} />
      </Box>
    </Box>
  </Dialog>
)
