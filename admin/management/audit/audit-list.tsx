import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { actName } from '../../../contracts/administration/audit-acts.ts'
import { type DetailLine, detailLines, targetName } from '../../../contracts/administration/audit-details.ts'
import { auditWords } from '../../../contracts/administration/audit-words.ts'
import { getAuditCsv } from '../../../contracts/administration/staff-csv.ts'
import type { AuditEntry } from '../../../contracts/administration/staff-system.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Rows } from '../../lists/row-link.tsx'
import { colours } from '../../theme.ts'
import { CsvLink } from '../csv-link.tsx'
import { momentText } from '../format.ts'
import { AuditFilters } from './audit-filters.tsx'
import { targetPath } from './target-path.ts'
import { auditListWords as texts } from './words.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

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

function Target({ entry: { action, date, resource, target } }: { entry: AuditEntry }) {
  const path = targetPath(resource, target)
  const name = target === null ? '' : uuid.test(target) ? texts.open : targetName(target)
  if (!path) return <>{uuid.test(target ?? '') ? '' : name}</>
  const label = name === texts.open ? texts.openOf(actName(action), momentText(date)) : undefined
  return (
    <Link to={path} aria-label={label}>
      {name}
    </Link>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { date, by, action, target, details } = entry
  const lines = detailLines(details, target ?? '')
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '& + &': { borderTop: `1px solid ${colours.line}` } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {actName(action)}
        </Typography>
        <Typography component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {by?.name ?? auditWords.machine}
        </Typography>
        <Typography component="span" sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Target entry={entry} />
        </Typography>
        <Typography component="time" dateTime={date} sx={{ color: 'text.secondary', fontSize: 14 }}>
          {momentText(date)}
        </Typography>
      </Box>
      {lines.length > 0 && (
        <Box
          component="dl"
          aria-label={texts.details}
          sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          {lines.map((line) => (
            <Detail key={line.name} line={line} />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Read-only list of acts. */
export default function AuditList() {
  return (
    <ListFrame
      resource="audit"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      searchHint={texts.searchHint}
      head={<Typography sx={{ mb: 2, maxWidth: 720 }}>{texts.intro}</Typography>}
      actions={<CsvLink call={getAuditCsv} />}
      filters={<AuditFilters />}
    >
      <ListBody<AuditEntry & { id: string }> empty={texts.empty}>
        {(entries) => (
          <Rows>
            {entries.map((entry) => (
              <AuditRow key={entry.uid} entry={entry} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
