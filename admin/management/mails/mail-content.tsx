import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { getMailPage, type Mail } from '../../../contracts/administration/staff-system.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { MailFrame, mailFrame } from './mail-frame.tsx'
import { mailListWords } from './words.ts'

const texts = mailListWords

const Shape = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography component="h3" sx={{ mb: 1, fontWeight: 600 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** The mail as its recipient sees it, and as text. The frame reloads after each attempt: the first attempt writes the mail. */
export function MailContent({ mail: { uid, text = '', attempts, subject } }: { mail: Mail }) {
  const masked = text.includes(texts.maskedSign) || text.includes(texts.maskedCode)
  return (
    <Box component="section" aria-label={texts.content}>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {texts.content}
      </Typography>
      {masked && <Typography sx={{ mb: 2 }}>{texts.masked}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Shape title={texts.seen}>
          <MailFrame key={attempts} src={relayAddressOf(getMailPage, { uid }, {})} title={texts.seenFrame(subject)} />
        </Shape>
        <Shape title={texts.text}>
          <Typography
            dir="auto"
            sx={{ ...mailFrame, p: { xs: 2, sm: 3 }, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Shape>
      </Box>
    </Box>
  )
}
