import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { actName } from '../../../contracts/administration/audit-acts.ts'
import { type DetailLine, detailLines, isUid, targetName } from '../../../contracts/administration/audit-details.ts'
import { auditWords } from '../../../contracts/administration/audit-words.ts'
import { getAuditCsv } from '../../../contracts/administration/staff-csv.ts'
import { type AuditEntry, staffAudit } from '../../../contracts/administration/staff-system.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { CsvLink } from '../csv-link.tsx'
import { momentText } from '../format.ts'
import { AuditFilters } from './audit-filters.tsx'
import { targetPath } from './target-path.ts'
import { auditListWords as texts } from './words.ts'

const Detail = ({ line }: { line: DetailLine }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
    <Typography component="dt" sx={{ fontSize: 14, color: 'text.secondary' }}>
      {line.name}
      {'\u00a0'}:
    </Typography>
    <Typography component="dd" dir="auto" sx={{ m: 0, fontSize: 14, minWidth: 0 }}>
      {'value' in line ? line.value : `${texts.before}\u00a0: ${line.before} → ${texts.after}\u00a0: ${line.after}`}
    </Typography>
  </Box>
)

function Target({ entry: { action, date, names, resource, target } }: { entry: AuditEntry }) {
  const path = targetPath(resource, target)
  const known = target === null ? '' : targetName(target, names)
  if (!path) return <>{isUid(known) ? '' : known}</>
  const name = isUid(known) ? texts.open : known
  const label = name === texts.open ? texts.openOf(actName(action), momentText(date)) : undefined
  return (
    <Link to={path} aria-label={label}>
      {name}
    </Link>
  )
}

function Details({ entry: { details, names, target } }: { entry: AuditEntry }) {
  const lines = detailLines(details, target ?? '', names)
  if (lines.length === 0) return null
  return (
    <Box component="dl" aria-label={texts.details} sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {lines.map((line) => (
        <Detail key={line.name} line={line} />
      ))}
    </Box>
  )
}

/** Read-only list of acts. */
export default function AuditList() {
  return (
    <RecordList
      calls={staffAudit}
      texts={texts}
      sort="-date"
      searchHint={texts.searchHint}
      intro={texts.intro}
      actions={<CsvLink call={getAuditCsv} />}
      filters={<AuditFilters />}
      columns={[
        { head: texts.act, look: 'name', sort: 'action', show: ({ action }) => actName(action) },
        { head: texts.by, look: 'wide', show: ({ by }) => by?.name ?? auditWords.machine },
        { head: texts.target, look: 'wide', sort: 'target', show: (entry) => <Target entry={entry} /> },
        {
          head: texts.date,
          look: 'soft',
          sort: 'date',
          show: ({ date }) => <time dateTime={date}>{momentText(date)}</time>,
        },
        { head: texts.details, look: 'below', show: (entry) => <Details entry={entry} /> },
      ]}
    />
  )
}
