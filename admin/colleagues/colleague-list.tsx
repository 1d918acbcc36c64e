import Typography from '@mui/material/Typography'
import type { Colleague } from '../../contracts/administration/staff-system.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../lists/row-link.tsx'
import { FilterChoice } from '../management/filter-choice.tsx'
import { ManagementPage } from '../management/management-page.tsx'
import { colleagueWords as words } from './words.ts'

/** Reasons why the colleague cannot work, or may soon not. */
function standingOf({ suspended, invited, secondFactor }: Colleague): string[] {
  if (suspended) return [words.suspendedShort]
  if (invited) return [words.invitedShort]
  return secondFactor ? [] : [words.noSecondFactor]
}

const ColleagueRow = ({ colleague }: { colleague: Colleague }) => (
  <RowLink to={`/staff/${colleague.uid}`}>
    <Typography component="span" dir="auto" sx={firstColumn}>
      {colleague.name}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
      {colleague.email}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {[colleague.roles.map((role) => words.shortRoles[role]).join(', '), ...standingOf(colleague)].join(' · ')}
    </Typography>
  </RowLink>
)

export default function ColleagueList() {
  return (
    <ListFrame
      resource="staff"
      title={words.title}
      sort={{ field: 'name', order: 'ASC' }}
      count={words.count}
      actions={<AddButton to="/staff/create" text={words.add} />}
      Frame={ManagementPage}
      filters={<FilterChoice name="role" label={words.role} names={words.shortRoles} />}
    >
      <ListBody<Colleague & { id: string }> empty={words.empty}>
        {(colleagues) => (
          <Rows>
            {colleagues.map((colleague) => (
              <ColleagueRow key={colleague.uid} colleague={colleague} />
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
