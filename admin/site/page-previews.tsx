import Box from '@mui/material/Box'
import { PagePreview } from './page-preview.tsx'
import { siteWords } from './words.ts'

const pictures = [
  { width: 360, height: 640, shown: { xs: 225, sm: 225 } },
  { width: 1280, height: 1067, shown: { xs: 288, sm: 480 } },
] as const

interface SitePicturesProps {
  address: string
  /** names the page in the titles of its frames */
  name?: string
  /** modifies the loaded page; called again after each change */
  onShow?: (page: Document) => void
  scrolls?: boolean
}

/** A page as it looks on a phone and on a desktop. */
export const PagePreviews = ({
  address,
  name = siteWords.pictures.home,
  onShow,
  scrolls = false,
}: SitePicturesProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
    {pictures.map((picture) => (
      <PagePreview key={picture.width} address={address} name={name} onShow={onShow} scrolls={scrolls} {...picture} />
    ))}
  </Box>
)
