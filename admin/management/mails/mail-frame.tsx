import Box from '@mui/material/Box'
import { colours } from '../../theme.ts'

/** Frame around a mail, shown as a page or as text. */
export const mailFrame = {
  borderRadius: '22px',
  border: `1px solid ${colours.line}`,
  width: '100%',
  backgroundColor: colours.card,
} as const

/** A mail as its recipient sees it; its links and scripts are disabled. */
export const MailFrame = ({ src, title }: { src: string; title: string }) => (
  <Box
    component="iframe"
    src={src}
    title={title}
    sandbox=""
    referrerPolicy="no-referrer"
    sx={{ ...mailFrame, height: { xs: 560, lg: 760 }, display: 'block' }}
  />
)
