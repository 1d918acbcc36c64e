import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { getAuditCsv } from '../../../contracts/staff-csv.ts'
import type { AuditEntry } from '../../../contracts/staff-system.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { Rows } from '../../lists/row-link.tsx'
import { colours } from '../../theme.ts'
import { actName } from '../act-names.ts'
import { CsvLink } from '../csv-link.tsx'
import { momentText } from '../format.ts'
import { ManagementPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'

const texts = words.audit

const AuditRow = ({ entry: { date, by, action, target, details } }: { entry: AuditEntry }) => (
  <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '& + &': { borderTop: `1px solid ${colours.line}` } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {actName(action)}
      </Typography>
      <Typography component="span">{by?.name ?? texts.machine}</Typography>
      <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
        {target}
      </Typography>
      <Typography component="time" dateTime={date} sx={{ color: 'text.secondary', fontSize: 14 }}>
        {momentText(date)}
      </Typography>
    </Box>
    {Object.keys(details).length > 0 && (
      <Box component="details" sx={{ fontSize: 14 }}>
        <summary>{texts.details}</summary>
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(details, null, 2)}
        </Box>
      </Box>
    )}
  </Box>
)

/** Who did what: nothing here can be changed. */
export default function AuditList() {
  return (
    <ListFrame
      resource="audit"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      Frame={ManagementPage}
      actions={<CsvLink call={getAuditCsv} />}
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
