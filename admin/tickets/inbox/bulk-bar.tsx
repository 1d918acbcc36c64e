import Button from '@mui/material/Button'
import type { StaffTicket } from '../../../contracts/support/staff-tickets.ts'
import { ActsBar, useChosenRows } from '../../lists/choice-bars.tsx'
import { type Person, usePerson } from '../../person.ts'
import { mayTake } from './bulk-change.ts'
import type { Bulk, BulkAct } from './use-bulk.tsx'
import { inboxWords } from './words.ts'

/** Only help desk tickets get tags: they would reveal a discussion's encrypted subject. Only members choose another coach. */
export const listBulkActs = (tickets: readonly StaffTicket[], me: Person): readonly BulkAct[] => [
  ...(tickets.some((one) => mayTake(me, one)) ? (['take'] as const) : []),
  ...(tickets.every(({ type }) => type === 'contact') ? (['assign'] as const) : []),
  ...(['release', 'snooze', 'close'] as const),
  ...(tickets.some(({ type }) => type === 'contact') ? (['tag'] as const) : []),
]

export function BulkBar({ onAct }: { onAct: Bulk['start'] }) {
  const me = usePerson()
  const { chosen } = useChosenRows<StaffTicket>()
  if (chosen.length === 0) return null
  return (
    <ActsBar>
      {listBulkActs(chosen, me).map((one) => (
        <Button
          key={one}
          size="small"
          color="inherit"
          variant="outlined"
          onClick={({ currentTarget }) => onAct(one, chosen, currentTarget)}
        >
          {inboxWords.acts[one]}
        </Button>
      ))}
    </ActsBar>
  )
}
