import { staffMails } from '../../../contracts/administration/staff-system.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { LinkFilterChip } from '../link-filter-chip.tsx'
import { mailListWords as texts } from './words.ts'

export default function MailList() {
  return (
    <RecordList
      calls={staffMails}
      texts={texts}
      sort="-date"
      opens="page"
      choices={[{ name: 'state', label: texts.state, names: texts.states }]}
      filters={<LinkFilterChip names={['uid', 'to', 'kind', 'awaits']} />}
      columns={[
        { head: texts.subject, look: 'name', sort: 'subject', show: ({ subject }) => subject },
        { head: texts.to, look: 'wide', sort: 'to', show: ({ to }) => to },
        { head: texts.date, look: 'soft', sort: 'date', show: ({ date }) => momentText(date) },
        {
          head: texts.state,
          look: 'state',
          sort: 'state',
          show: ({ complaintDateTime, state }) => (complaintDateTime ? texts.reported : texts.states[state]),
        },
      ]}
    />
  )
}
