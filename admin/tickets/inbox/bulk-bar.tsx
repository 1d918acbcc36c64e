import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { ChoosePage } from '../../lists/choose-page.tsx'
import { type Person, usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { mayTake } from './bulk-change.ts'
import type { Bulk, BulkAct } from './use-bulk.tsx'
import { inboxWords } from './words.ts'

/** Tags are for the help desk: those of a discussion would reveal what is encrypted. Who follows a discussion is the member's to decide. */
export const actsFor = (tickets: readonly StaffTicket[], me: Person): readonly BulkAct[] => [
  ...(tickets.some((one) => mayTake(me, one)) ? (['take'] as const) : []),
  ...(tickets.every(({ type }) => type === 'contact') ? (['assign'] as const) : []),
  ...(['release', 'snooze', 'close'] as const),
  ...(tickets.some(({ type }) => type === 'contact') ? (['tag'] as const) : []),
]

function useChosen() {
  const { data = [], selectedIds } = useListContext<StaffTicket & { id: string }>()
  return { data, chosen: data.filter(({ id }) => selectedIds.includes(id)) }
}

/** Chooses all conversations of the page, and says how many are chosen. */
export function ChoiceBar({ progress }: Pick<Bulk, 'progress'>) {
  const { data, chosen } = useChosen()
  if (data.length === 0) return null
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1,
        py: 0.5,
        borderBottom: `1px solid ${colours.line}`,
      }}
    >
      <ChoosePage size="small" />
      <Typography role="status" sx={{ fontSize: 14 }}>
        {progress ?? (chosen.length > 0 ? inboxWords.chosen(chosen.length) : '')}
      </Typography>
    </Box>
  )
}

/** Actions on the chosen conversations, below the list: they do not move its rows. */
export function BulkBar({ onAct }: { onAct: Bulk['start'] }) {
  const me = usePerson()
  const { chosen } = useChosen()
  if (chosen.length === 0) return null
  return (
    <Box
      sx={{
        position: 'sticky',
        // A negative offset skips the list's own margin.
        bottom: { xs: '-16px', sm: '-24px' },
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 1,
        borderTop: `1px solid ${colours.line}`,
        backgroundColor: colours.roseMid,
      }}
    >
      {actsFor(chosen, me).map((one) => (
        <Button
          key={one}
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ px: 1 }}
          onClick={() => onAct(one, chosen)}
        >
          {inboxWords.acts[one]}
        </Button>
      ))}
    </Box>
  )
}
