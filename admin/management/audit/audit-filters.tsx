import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { auditDomainNames } from '../../../contracts/administration/audit-acts.ts'
import { staffColleagues } from '../../../contracts/administration/staff-system.ts'
import { callApi } from '../../../relay/call.ts'
import { FilterChoice } from '../filter-choice.tsx'
import { auditListWords as words } from './words.ts'

function ByChoice() {
  const { data } = useQuery({
    queryKey: ['audit', 'colleagues'],
    queryFn: () => callApi(staffColleagues.list, { query: { perPage: '100', sort: 'name', order: 'asc' } }),
  })
  const names = Object.fromEntries((data?.payload ?? []).map(({ uid, name }) => [uid, name]))
  return <FilterChoice name="by" label={words.by} names={names} />
}

/** Field for the first or last day of the shown acts, in Paris. */
function DayField({ name }: { name: 'from' | 'to' }) {
  const { filterValues, setFilters } = useListContext()
  const { [name]: asked = '', ...rest } = filterValues
  return (
    <TextField
      type="date"
      size="small"
      label={words[name]}
      value={String(asked)}
      onChange={({ target: { value } }) => setFilters(value === '' ? rest : { ...rest, [name]: value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 40%', sm: '0 1 auto' } }}
    />
  )
}

function TargetChip() {
  const { filterValues, setFilters } = useListContext()
  const { target, ...rest } = filterValues
  if (typeof target !== 'string') return null
  return <Chip label={words.onlyTarget(target)} onDelete={() => setFilters(rest)} sx={{ maxWidth: '100%' }} />
}

const byName = Object.fromEntries(Object.entries(auditDomainNames).toSorted(([, a], [, b]) => a.localeCompare(b, 'fr')))

/** Filters of the audit: by whom, about what, and when. */
export const AuditFilters = () => (
  <>
    <FilterChoice name="resource" label={words.domain} names={byName} />
    <ByChoice />
    <DayField name="from" />
    <DayField name="to" />
    <TargetChip />
  </>
)
