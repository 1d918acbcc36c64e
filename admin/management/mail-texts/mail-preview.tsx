import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMailTextPage, type MailText, previewMailText } from '../../../contracts/site/mail-texts.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { callApi } from '../../../relay/call.ts'
import { MailFrame, mailFrame } from '../mails/mail-frame.tsx'
import { mailTextWords as texts } from './words.ts'

const looks = ['light', 'dark', 'text'] as const
type Look = (typeof looks)[number]

/** Preview of the saved working copy: light, dark, or plain text. */
export function MailPreview({ mail: { uid, version } }: { mail: MailText }) {
  const [look, setLook] = useState<Look>('light')
  const { data, error } = useQuery({
    queryKey: ['mail-texts', uid, 'preview', version],
    queryFn: async () => (await callApi(previewMailText, { params: { uid } })).payload,
  })
  return (
    <Box component="section" aria-label={texts.preview} sx={{ mt: 4 }}>
      <Typography component="h2" sx={{ fontWeight: 600, fontSize: 18 }}>
        {texts.preview}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.previewHelp}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.look}
        value={look}
        onChange={(_event, next: Look | null) => next && setLook(next)}
        sx={{ mb: 2 }}
      >
        {looks.map((one) => (
          <ToggleButton key={one} value={one} sx={{ color: 'inherit', textTransform: 'none' }}>
            {texts.looks[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error && <Typography role="alert">{error.message}</Typography>}
      {data && (
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {texts.subject} : <strong>{data.subject}</strong>
        </Typography>
      )}
      {data && look === 'text' && (
        <Typography dir="auto" sx={{ ...mailFrame, p: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.text}
        </Typography>
      )}
      {data && look !== 'text' && (
        <MailFrame
          key={`${look} ${version}`}
          src={relayAddressOf(getMailTextPage, { uid }, { look, version: String(version) })}
          title={texts.frame(data.subject)}
        />
      )}
    </Box>
  )
}
