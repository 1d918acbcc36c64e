import { staffTermsVersions } from '../../../contracts/subscriptions/staff-terms.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'

const texts = words.terms

export default function TermsList() {
  return (
    <RecordList
      calls={staffTermsVersions}
      texts={texts}
      sort="-recordedDateTime"
      opens="page"
      intro={texts.intro}
      searchable={false}
      columns={[
        {
          head: texts.version,
          look: 'name',
          sort: 'publishedDateTime',
          show: ({ publishedDateTime }) => texts.of(momentText(publishedDateTime)),
        },
        { head: texts.uid, look: 'fact', show: ({ uid }) => uid },
        { head: texts.uses, look: 'soft', show: ({ orders }) => texts.orders(orders) },
        { head: texts.state, look: 'state', show: ({ isShown }) => isShown && <strong>{texts.shown}</strong> },
      ]}
    />
  )
}
