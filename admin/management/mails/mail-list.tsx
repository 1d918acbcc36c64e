import type { Mail } from '../../../contracts/administration/staff-system.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { LinkedChip } from '../linked-chip.tsx'
import { mailWords as texts } from './words.ts'

export default function MailList() {
  return (
    <RecordList<Mail>
      resource="mails"
      texts={texts}
      sort="-date"
      opens="page"
      choices={[{ name: 'state', label: texts.state, names: texts.states }]}
      filters={<LinkedChip names={['uid', 'to', 'kind', 'awaits']} />}
      columns={[
        { look: 'title', show: ({ subject }) => subject },
        { look: 'wide', show: ({ to }) => to },
        { look: 'soft', show: ({ date }) => momentText(date) },
        {
          look: 'state',
          show: ({ complaintDateTime, state }) => (complaintDateTime ? texts.reported : texts.states[state]),
        },
      ]}
    />
  )
}
