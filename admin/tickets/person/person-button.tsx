import IconButton from '@mui/material/IconButton'
import { UserRound } from 'lucide-react'
import { colours } from '../../theme.ts'
import type { PersonPanelState } from './use-person-panel.ts'
import { personWords as words } from './words.ts'

export function PersonButton({ panel: { open, wide, toggle } }: { panel: PersonPanelState }) {
  const label = wide && open ? words.hide : words.open
  return (
    <IconButton
      aria-label={label}
      title={label}
      {...(wide ? { 'aria-expanded': open } : { 'aria-haspopup': 'dialog' })}
      onClick={toggle}
      sx={wide && open ? { backgroundColor: colours.roseMid } : undefined}
    >
      <UserRound aria-hidden size={22} />
    </IconButton>
  )
}
