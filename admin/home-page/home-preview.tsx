import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { SitePictures } from '../site/site-pictures.tsx'
import { homeWords as words } from './words.ts'

/** Links would lead out of the preview, which can be scrolled. */
function withoutLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[href], area[href]')) link.removeAttribute('href')
}

/** The saved working copy on a phone and on a desktop. @param href preview link */
export const HomePreview = ({ href }: { href: string }) => (
  <Box component="section" aria-labelledby="home-preview" sx={{ mt: 4 }}>
    <Typography id="home-preview" component="h2" sx={{ fontWeight: 600, fontSize: 18 }}>
      {words.preview}
    </Typography>
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {words.previewHelp}{' '}
      <Link href={href} target="_blank" rel="noopener">
        {words.previewOpen}
      </Link>
    </Typography>
    <SitePictures address={href} onShow={withoutLinks} scrolls />
  </Box>
)
