import { staffUndeliverableContacts } from '../../../contracts/support/staff-undeliverable-contacts.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { releaseQuestion } from './release-question.ts'
import { undeliverableWords as texts } from './words.ts'

/** Contacts of the help desk whose address refused a mail for good. */
export default function UndeliverableList() {
  return (
    <RecordList
      calls={staffUndeliverableContacts}
      texts={texts}
      sort="-date"
      searchable={false}
      columns={[
        { head: texts.email, look: 'name', show: ({ email }) => email },
        { head: texts.since, look: 'fact', sort: 'date', show: ({ date }) => momentText(date) },
      ]}
      acts={[{ text: texts.release, label: ({ email }) => texts.releaseOf(email), ask: releaseQuestion }]}
    />
  )
}
