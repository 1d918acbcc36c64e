import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { colours as own } from '../theme.ts'
import type { Colours } from './draft.ts'
import { showDraft } from './show-draft.ts'
import { useSiteFrame } from './use-site-frame.ts'
import { settingsWords as words } from './words.ts'

interface SitePictureProps {
  /** address of the framed page */
  address: string
  logoText: string
  colours: Colours
  width: number
  height: number
  /** how wide it is shown on a phone and on a wider screen, in pixels */
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

/** A page of the site at its real width, made smaller, with what is typed and not saved. Nothing of it can be pressed. */
export function SitePicture({ address, logoText, colours, width, height, shown }: SitePictureProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { state, tries, noteLoaded, retry } = useSiteFrame(frame)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page) showDraft(page, { colours, logoText })
  }
  useEffect(show)
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: '100%' }}>
      <Typography component="figcaption" sx={{ fontSize: 14, color: own.inkSoft, mb: 0.5 }}>
        {words.pictureOf(width)}
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
            <Typography role="status">{state === 'loading' ? words.pictureLoading : words.pictureFailed}</Typography>
            {state === 'failed' && (
              <Button variant="outlined" color="inherit" aria-label={words.pictureRetryOf(width)} onClick={retry}>
                {words.pictureRetry}
              </Button>
            )}
          </Box>
        )}
        <Box
          component="iframe"
          key={tries}
          ref={frame}
          src={address}
          title={words.pictureTitle(width)}
          sandbox="allow-same-origin"
          onLoad={() => {
            show()
            noteLoaded()
          }}
          inert
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
