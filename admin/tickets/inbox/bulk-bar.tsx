import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { type Person, usePerson } from '../../person.ts'
import { colours } from '../../theme.ts'
import { mayTake } from './bulk-change.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'
import { inboxWords } from './words.ts'

/** Tags are for the help desk: those of a discussion would reveal what is encrypted. Who follows a discussion is the member's to decide. */
const actsFor = (tickets: readonly StaffTicket[], me: Person): readonly BulkAct[] => [
  ...(tickets.some((one) => mayTake(me, one)) ? (['take'] as const) : []),
  ...(tickets.every(({ type }) => type === 'contact') ? (['assign'] as const) : []),
  ...(['release', 'snooze', 'close'] as const),
  ...(tickets.some(({ type }) => type === 'contact') ? (['tag'] as const) : []),
]

interface BarProps {
  chosen: readonly StaffTicket[]
  onAct(act: BulkAct): void
  onAll(): void
  onNone(): void
}

/** On a phone in one row that scrolls. */
const acts = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  py: 0.5,
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > *': { flex: 'none' },
} as const

function Bar({ chosen, onAct, onAll, onNone }: BarProps) {
  const me = usePerson()
  const some = chosen.length > 0
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, sm: 2 },
        py: 0.75,
        borderBottom: `1px solid ${colours.line}`,
        // Stays in reach while the user chooses further down; a negative offset skips the list's own margin.
        ...(some && {
          position: 'sticky',
          top: { xs: '-16px', sm: '-24px' },
          zIndex: 2,
          backgroundColor: colours.roseMid,
        }),
      }}
    >
      <Button color="inherit" onClick={some ? onNone : onAll}>
        {some ? inboxWords.none : inboxWords.page}
      </Button>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {some ? inboxWords.chosen(chosen.length) : ''}
      </Typography>
      {some && (
        <Box sx={acts}>
          {actsFor(chosen, me).map((one) => (
            <Button key={one} size="small" color="inherit" variant="outlined" onClick={() => onAct(one)}>
              {inboxWords.acts[one]}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Actions on the chosen conversations of this page. */
export function BulkBar() {
  const { data = [], selectedIds, onSelect, onUnselectItems, refetch } = useListContext<StaffTicket & { id: string }>()
  const [act, setAct] = useState<BulkAct>()
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <>
      {data.length > 0 && (
        <Bar
          chosen={chosen}
          onAct={setAct}
          onAll={() => onSelect(data.map(({ id }) => id))}
          onNone={() => onUnselectItems()}
        />
      )}
      {/* Stays while the list empties: what was changed leaves the view before the report is read. */}
      {act && (
        <BulkDialog
          act={act}
          tickets={chosen}
          onClose={(changed) => {
            setAct(undefined)
            if (!changed) return
            onUnselectItems()
            void refetch()
          }}
        />
      )}
    </>
  )
}
