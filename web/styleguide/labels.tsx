import { ticketStatus } from '../../contracts/support/support.ts'
import { TypingSign } from '../conversation/messages/typing-sign.tsx'
import { StatusChip } from '../conversation/status-chip.tsx'
import { UnreadBadge } from '../conversation/unread-badge.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Chip, LinkChip, RemoveChip } from '../ui/chip.tsx'
import { DateText } from '../ui/date-text.tsx'
import { Price } from '../ui/price.tsx'
import { Row, Specimens } from './specimen.tsx'

const day = '2026-11-18T08:58:00Z'
const shapes = ['long', 'support', 'short', 'time', 'dashes'] as const
const statuses = ticketStatus.options

export function Labels() {
  return (
    <Specimens title="Pastilles et petites choses">
      <Row>
        <Chip>Thème</Chip>
        <LinkChip to="/styleguide">Lien</LinkChip>
        <RemoveChip to="/styleguide" label="Retirer le filtre Amour">
          Amour
        </RemoveChip>
      </Row>
      <Row>
        {statuses.map((status) => (
          <StatusChip key={status} status={status} words="coaching" />
        ))}
      </Row>
      <Row>
        <Avatar name="Jeanne Martin" />
        <UnreadBadge count={3} />
        <Price cents={3990} className="display text-title" />
        <TypingSign name="Claire" />
      </Row>
      <Row>
        {shapes.map((shape) => (
          <DateText key={shape} iso={day} shape={shape} />
        ))}
      </Row>
    </Specimens>
  )
}
