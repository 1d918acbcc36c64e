import Typography from '@mui/material/Typography'
import type { StaffVoice } from '../../contracts/site/voices.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../lists/row-link.tsx'
import { voiceWords } from './words.ts'

const clipped = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Voices, newest first. */
export default function VoiceList() {
  return (
    <ListFrame
      resource="voices"
      title={voiceWords.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={voiceWords.count}
    >
      <ListBody<StaffVoice & { id: string }> empty={voiceWords.empty}>
        {(voices) => (
          <Rows>
            {voices.map(({ uid, name, text, state, example }) => (
              <RowLink key={uid} to={`/voices/${uid}`}>
                <Typography component="span" dir="auto" sx={firstColumn}>
                  {name}
                </Typography>
                <Typography component="span" dir="auto" sx={{ ...clipped, flex: '1 1 0', color: 'text.secondary' }}>
                  {text}
                </Typography>
                <Typography component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontSize: 14 }}>
                  {example ? voiceWords.example : voiceWords.states[state]}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
