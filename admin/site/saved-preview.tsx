import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { PagePreviews } from './page-previews.tsx'
import { siteWords } from './words.ts'

const words = siteWords.preview

/** Disables links, which would leave the preview, and unfolds select lists, so that their options are visible. */
function laidOpen(page: Document): void {
  for (const link of page.querySelectorAll('a[href], area[href]')) link.removeAttribute('href')
  for (const list of page.querySelectorAll('select')) {
    list.size = list.options.length
    list.style.height = 'auto'
  }
}

interface SavedPreviewProps {
  href: string
  /** names the page in the titles of its frames */
  name: string
}

/** A saved working copy on a phone and on a desktop. */
export const SavedPreview = ({ href, name }: SavedPreviewProps) => (
  <Box component="section" aria-label={words.of(name)} sx={{ mt: 4 }}>
    <Typography component="h2" sx={{ fontWeight: 600, fontSize: 18 }}>
      {words.of(name)}
    </Typography>
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {words.help}{' '}
      <Link href={href} target="_blank" rel="noopener">
        {words.open}
      </Link>
    </Typography>
    <PagePreviews address={href} name={name} onShow={laidOpen} scrolls />
  </Box>
)
