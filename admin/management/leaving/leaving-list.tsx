import Typography from '@mui/material/Typography'
import { getLeavingCsv } from '../../../contracts/administration/staff-csv.ts'
import { staffLeavingAnswers } from '../../../contracts/subscriptions/staff-leaving.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { dayText } from '../format.ts'
import { leavingWords as words } from './words.ts'

const reasons: Readonly<Record<string, string>> = words.reasons

/** Reasons that members gave for leaving, for the owner. */
export default function LeavingList() {
  return (
    <RecordList
      calls={staffLeavingAnswers}
      texts={words}
      sort="-date"
      searchable={false}
      intro={words.note}
      actions={<CsvLink call={getLeavingCsv} />}
      choices={[{ name: 'reason', label: words.reason, names: words.reasons }]}
      columns={[
        { head: words.date, look: 'name', sort: 'date', show: ({ date }) => dayText(date) },
        {
          head: words.reason,
          look: 'wide',
          show: ({ reason }) => (reason === null ? words.reasons.other : (reasons[reason] ?? reason)),
        },
        { head: words.formula, look: 'soft', show: ({ formula }) => formula },
        {
          head: words.text,
          look: 'below',
          show: ({ text }) => (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text ?? words.silent}
            </Typography>
          ),
        },
      ]}
    />
  )
}
