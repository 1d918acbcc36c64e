import Typography from '@mui/material/Typography'
import type { Colleague } from '../../contracts/staff-system.ts'
import { AddButton } from '../lists/add-button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { RowLink, Rows } from '../lists/row-link.tsx'
import { ManagementPage } from '../management/management-page.tsx'
import { colleagueWords as words } from './words.ts'

const ColleagueRow = ({ colleague }: { colleague: Colleague }) => (
  <RowLink to={`/staff/${colleague.uid}`}>
    <Typography component="span" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {colleague.name}
    </Typography>
    <Typography component="span" sx={{ color: 'text.secondary', flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
      {colleague.email}
    </Typography>
    <Typography component="span" sx={{ fontSize: 14 }}>
      {colleague.roles.map((role) => words.shortRoles[role]).join(', ')}
      {colleague.suspended ? ` · ${words.suspendedShort}` : !colleague.secondFactor && ` · ${words.noSecondFactor}`}
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
