import Typography from '@mui/material/Typography'
import type { TermsVersion } from '../../../contracts/subscriptions/staff-terms.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { momentText } from '../format.ts'
import { managementWords as words } from '../words.ts'

const texts = words.terms

const Intro = () => <Typography sx={{ mb: 3, maxWidth: 640, color: 'text.secondary' }}>{texts.intro}</Typography>

export default function TermsList() {
  return (
    <RecordList<TermsVersion>
      resource="terms-versions"
      texts={texts}
      sort="-recordedDateTime"
      opens="page"
      head={<Intro />}
      searchable={false}
      columns={[
        { look: 'title', show: ({ publishedDateTime }) => texts.of(momentText(publishedDateTime)) },
        { look: 'soft', show: ({ uid }) => texts.reference(uid) },
        { look: 'soft', show: ({ orders }) => texts.orders(orders) },
        { look: 'state', show: ({ isShown }) => isShown && <strong>{texts.shown}</strong> },
      ]}
    />
  )
}
