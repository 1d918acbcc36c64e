import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { colours as own } from '../theme.ts'
import type { Colours } from './draft.ts'
import { settingsWords as words } from './words.ts'

interface SitePictureProps {
  logoText: string
  colours: Colours
  width: number
  /** how wide it is shown, in pixels */
  shown: number
}

const button = { px: 3, py: 1.5, borderRadius: 999, fontWeight: 600 } as const
const display = '"Fraunces Variable", Georgia, serif'

/** A page in these colours, drawn at its real width and made smaller. Nothing of it can be pressed. */
export function SitePicture({ logoText, colours: { ground, accent, ink, paper }, width, shown }: SitePictureProps) {
  const height = width < 600 ? 420 : 560
  const scale = shown / width
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: '100%' }}>
      <Typography component="figcaption" sx={{ fontSize: 14, color: own.inkSoft, mb: 0.5 }}>
        {words.pictureOf(width)}
      </Typography>
      <Box
        aria-hidden
        sx={{
          width: shown,
          maxWidth: '100%',
          height: height * scale,
          overflow: 'hidden',
          border: `1px solid ${own.line}`,
          borderRadius: '14px',
        }}
      >
        <Box
          sx={{
            width,
            height,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            backgroundColor: ground,
            color: ink,
          }}
        >
          <Box sx={{ backgroundColor: paper, px: 3, py: 2, fontFamily: display, fontSize: 28 }}>{logoText}</Box>
          <Box sx={{ backgroundColor: accent, px: 3, py: 4 }}>
            <Box sx={{ fontFamily: display, fontSize: width < 600 ? 28 : 44, lineHeight: 1.15, mb: 3 }}>
              {words.sampleTitle}
            </Box>
            <Box sx={{ display: 'inline-block', ...button, backgroundColor: ink, color: paper }}>
              {words.sampleButton}
            </Box>
          </Box>
          <Box sx={{ m: 3, p: 3, borderRadius: '22px', backgroundColor: paper, fontSize: 18 }}>
            <Box sx={{ mb: 2 }}>{words.sampleText}</Box>
            <Box sx={{ textDecoration: 'underline' }}>{words.sampleLink}</Box>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
