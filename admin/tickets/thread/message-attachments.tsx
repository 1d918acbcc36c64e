import Box from '@mui/material/Box'
import { FileText } from 'lucide-react'
import { type Attachment, getStaffAttachment } from '../../../contracts/support/attachments.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { fileSize } from '../../../conversation/files/file-size.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

const longestSide = 300

/** Size of the picture before it has loaded, so that the layout does not shift. */
function sidesOf({ width = 4, height = 3 }: Attachment) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

interface MessageAttachmentsProps {
  uid: string
  attachments: readonly Attachment[]
  reason: string | undefined
}

/** Files of a message: pictures are shown, a PDF is downloaded. */
export function MessageAttachments({ uid, attachments, reason }: MessageAttachmentsProps) {
  if (attachments.length === 0) return null
  const why = reason ? { reason } : {}
  return (
    <Box
      component="ul"
      aria-label={ticketWords.composer.attached}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}
    >
      {attachments.map((attachment) => {
        const params = { uid, attachment: attachment.uid }
        const href = relayAddressOf(getStaffAttachment, params, why)
        return (
          <Box
            component="li"
            key={attachment.uid}
            data-attachment={attachment.mimeType}
            sx={{ minWidth: 0, maxWidth: '100%' }}
          >
            {attachment.mimeType.startsWith('image/') ? (
              <a href={href} target="_blank" rel="noopener">
                <Box
                  component="img"
                  src={relayAddressOf(getStaffAttachment, params, { ...why, size: 'small' })}
                  alt={attachment.name}
                  {...sidesOf(attachment)}
                  loading="lazy"
                  sx={{
                    display: 'block',
                    maxWidth: '100%',
                    height: 'auto',
                    borderRadius: '16px',
                    backgroundColor: colours.sand,
                  }}
                />
              </a>
            ) : (
              <Box
                component="a"
                href={href}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.25,
                  minHeight: 52,
                  px: 2,
                  borderRadius: '16px',
                  border: `1px solid ${colours.line}`,
                  backgroundColor: colours.card,
                  color: 'inherit',
                }}
              >
                <FileText aria-hidden size={22} />
                <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {attachment.name} ({fileSize(attachment.size)})
                </Box>
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
