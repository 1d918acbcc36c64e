import Chip, { type ChipProps } from '@mui/material/Chip'
import type { TicketStatus } from '../../contracts/support/support.ts'
import { colours } from '../theme.ts'
import { ticketWords } from './words.ts'

const grounds: Record<TicketStatus, [ground: string, text: string]> = {
  new: [colours.rose, colours.rubyDeep],
  pending: [colours.warningLight, colours.warning],
  waiting: [colours.sageLight, colours.sageDeep],
  closed: [colours.sand, colours.inkSoft],
  locked: [colours.sand, colours.inkSoft],
}

interface StatusChipProps extends Pick<ChipProps, 'title'> {
  status: TicketStatus
  sx?: object
}

export function StatusChip({ status, title, sx }: StatusChipProps) {
  const [backgroundColor, color] = grounds[status]
  return <Chip size="small" title={title} label={ticketWords.status[status]} sx={{ backgroundColor, color, ...sx }} />
}
