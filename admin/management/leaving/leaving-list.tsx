import Typography from '@mui/material/Typography'
import { getLeavingCsv } from '../../../contracts/administration/staff-csv.ts'
import type { StaffLeavingAnswer } from '../../../contracts/subscriptions/staff-leaving.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { dayText } from '../format.ts'
import { leavingWords as words } from './words.ts'

const reasons: Readonly<Record<string, string>> = words.reasons

/** Answers of members who left, for the owner. */
export default function LeavingList() {
  return (
    <RecordList<StaffLeavingAnswer>
      resource="leaving-answers"
      texts={words}
      sort="-date"
      searchable={false}
      head={<Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{words.note}</Typography>}
      choices={[{ name: 'reason', label: words.reason, names: words.reasons }]}
      filters={<CsvLink call={getLeavingCsv} />}
      columns={[
        { look: 'name', show: ({ date }) => dayText(date) },
        { look: 'state', show: ({ reason }) => (reason === null ? words.reasons.other : (reasons[reason] ?? reason)) },
        { look: 'soft', show: ({ formula }) => formula },
        {
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
