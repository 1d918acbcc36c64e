import Box from '@mui/material/Box'
import { FileText } from 'lucide-react'
import type { StaffMedia } from '../../contracts/articles/staff-media.ts'
import { colours } from '../theme.ts'

type Shown = Pick<StaffMedia, 'url' | 'sources' | 'mimeType' | 'focalX' | 'focalY'>

/** Address of the smallest file that is sharp at double pixel density. */
export function sourceOf({ url, sources }: Pick<StaffMedia, 'url' | 'sources'>, width: number): string {
  const fitting = sources.filter((source) => source.type === 'image/webp' && source.width >= width * 2)
  return fitting.sort((one, other) => one.width - other.width)[0]?.url ?? url
}

interface ThumbnailProps {
  media: Shown
  width: number
  ratio?: string
  alt?: string
}

/** A medium cropped to a frame around its focal point. */
export function Thumbnail({ media, width, ratio = '4 / 3', alt = '' }: ThumbnailProps) {
  const frame = { display: 'block', width: '100%', aspectRatio: ratio, borderRadius: '10px' }
  if (!media.mimeType.startsWith('image/')) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', backgroundColor: colours.sand }}>
        <FileText aria-hidden size={36} />
      </Box>
    )
  }
  return (
    <Box
      component="img"
      src={sourceOf(media, width)}
      alt={alt}
      loading="lazy"
      sx={{
        ...frame,
        objectFit: 'cover',
        objectPosition: `${media.focalX * 100}% ${media.focalY * 100}%`,
        backgroundColor: colours.sand,
      }}
    />
  )
}
