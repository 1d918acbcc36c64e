import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { colours as own } from '../theme.ts'
import { useSiteIframe } from './use-site-iframe.ts'
import { siteWords } from './words.ts'

const words = siteWords.pictures

interface SitePictureProps {
  address: string
  name: string
  onShow: ((page: Document) => void) | undefined
  scrolls: boolean
  width: number
  height: number
  /** displayed width on a phone and on a wider screen, px */
  shown: { xs: number; sm: number }
}

const scaled = (shown: SitePictureProps['shown'], of: (width: number) => number | string) => ({
  xs: of(shown.xs),
  sm: of(shown.sm),
})

const overFrame = {
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 1.5,
  p: 2,
  textAlign: 'center',
  backgroundColor: own.card,
} as const

/** A page of the site, rendered at its real width and scaled down. It is inert unless it scrolls. */
export function PagePreview({ address, name, onShow, scrolls, width, height, shown }: SitePictureProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, tries, noteLoaded, retry } = useSiteIframe(frame)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page) onShow?.(page)
  }
  useEffect(show)
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: '100%' }}>
      <Typography component="figcaption" sx={{ fontSize: 14, color: own.inkSoft, mb: 0.5 }}>
        {words.of(width)}
      </Typography>
      <Box
        sx={{
          width: scaled(shown, (wide) => wide),
          height: scaled(shown, (wide) => (wide / width) * height),
          overflow: 'hidden',
          position: 'relative',
          border: `1px solid ${own.line}`,
          borderRadius: '14px',
        }}
      >
        {state !== 'shown' && (
          <Box sx={overFrame}>
            <Typography role="status">{state === 'loading' ? words.loading : words.failed}</Typography>
            {state === 'failed' && (
              <Button variant="outlined" color="inherit" aria-label={words.retryOf(width)} onClick={retry}>
                {words.retry}
              </Button>
            )}
          </Box>
        )}
        <Box
          component="iframe"
          key={tries}
          ref={frame}
          src={address}
          title={words.title(name, width)}
          sandbox="allow-same-origin"
          onLoad={() => {
            show()
            noteLoaded()
          }}
          inert={!scrolls}
          sx={{
            display: 'block',
            width,
            height,
            border: 0,
            transform: scaled(shown, (wide) => `scale(${wide / width})`),
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  )
}
