import type { UndeliverableContact } from '../../../contracts/support/staff-undeliverable-contacts.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { askRelease } from './ask-release.ts'
import { undeliverableWords as texts } from './words.ts'

/** Contacts of the help desk whose address refused a mail for good. */
export default function UndeliverableList() {
  return (
    <RecordList<UndeliverableContact>
      resource="undeliverable-contacts"
      texts={texts}
      sort="-date"
      searchable={false}
      columns={[
        { look: 'title', show: ({ email }) => email },
        { look: 'soft', show: ({ date }) => texts.since(momentText(date)) },
      ]}
      acts={[{ text: texts.release, label: ({ email }) => texts.releaseOf(email), ask: askRelease }]}
    />
  )
}
