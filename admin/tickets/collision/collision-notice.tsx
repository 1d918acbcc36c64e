import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { colours } from '../../theme.ts'
import type { Collision } from './use-collision.ts'
import { collisionWords } from './words.ts'

/** Warns the user, while they write, that others have written meanwhile: their answer would be refused once. */
export function CollisionNotice({ missed }: Pick<Collision, 'missed'>) {
  const last = missed.at(-1)
  return (
    <Box role="status" sx={{ px: { xs: 1.5, sm: 3 }, backgroundColor: colours.roseLight }}>
      {last && (
        <Typography
          dir="auto"
          sx={{
            maxWidth: 880,
            mx: 'auto',
            mb: 0.5,
            px: 1.5,
            py: 0.75,
            borderRadius: '14px',
            color: colours.warning,
            backgroundColor: colours.warningLight,
            fontSize: 15,
            fontWeight: 600,
          }}
        >
          {collisionWords.meanwhile(last.contact.name, last.staff)}
        </Typography>
      )}
    </Box>
  )
}
