import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { draftSlot } from '../../../conversation/device/device-storage.ts'
import { CopyButton } from '../../layout/copy-button.tsx'
import { usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.composer

/** Draft of the user in a conversation that they may not answer at present: they can copy or delete it. */
export function KeptDraft({ uid }: { uid: string }) {
  const { uid: me } = usePerson()
  const slot = draftSlot(me, uid)
  const [text, setText] = useState(() => slot.read())
  if (!text) return null
  return (
    <Box
      component="section"
      aria-label={texts.kept}
      sx={{ p: 2, borderRadius: '14px', border: `1px solid ${colours.line}`, backgroundColor: colours.card }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{texts.kept}</Typography>
      <Typography
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}
      >
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        <CopyButton size="small" text={text} label={texts.copy} said={texts} />
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            slot.write(null)
            setText(null)
          }}
        >
          {texts.forget}
        </Button>
      </Box>
    </Box>
  )
}
