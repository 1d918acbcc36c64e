import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { auditDomainNames } from '../../../contracts/administration/audit-acts.ts'
import { staffColleagues } from '../../../contracts/administration/staff-system.ts'
import { useChoices } from '../../forms/use-choices.ts'
import { FoldedFilters } from '../../lists/folded-filters.tsx'
import { useList } from '../../lists/list-provider.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { auditListWords as words } from './words.ts'

function ByChoice() {
  const names = Object.fromEntries(useChoices(staffColleagues).map(({ uid, name }) => [uid, name]))
  return <FilterChoice name="by" label={words.by} names={names} />
}

/** Field for the first or last day of the shown acts, in Paris. */
function DayField({ name }: { name: 'from' | 'to' }) {
  const { filter, narrow } = useList()
  return (
    <TextField
      type="date"
      size="small"
      label={words[name]}
      value={String(filter[name] ?? '')}
      onChange={({ target: { value } }) => narrow({ [name]: value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 40%', sm: '0 1 auto' } }}
    />
  )
}

function TargetChip() {
  const {
    filter: { target },
    narrow,
  } = useList()
  if (typeof target !== 'string') return null
  return (
    <Chip label={words.onlyTarget(target)} onDelete={() => narrow({ target: undefined })} sx={{ maxWidth: '100%' }} />
  )
}

const byName = Object.fromEntries(Object.entries(auditDomainNames).toSorted(([, a], [, b]) => a.localeCompare(b, 'fr')))

export const AuditFilters = () => (
  <>
    <FoldedFilters shownElsewhere={['target']}>
      <FilterChoice name="resource" label={words.domain} names={byName} />
      <ByChoice />
      <DayField name="from" />
      <DayField name="to" />
    </FoldedFilters>
    <TargetChip />
  </>
)
