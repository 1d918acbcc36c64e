import Typography from '@mui/material/Typography'
import type { StaffMember } from '../../../contracts/accounts/staff-members.ts'
import { getMembersCsv } from '../../../contracts/administration/staff-csv.ts'
import { ListBody } from '../../lists/list-body.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { firstColumn, RowLink, Rows } from '../../lists/row-link.tsx'
import { CsvLink } from '../csv-link.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { dayText } from '../format.ts'
import { SupportPage } from '../management-page.tsx'
import { managementWords as words } from '../words.ts'
import { shortAccessText } from './access-text.ts'

const texts = words.members
const soft = { color: 'text.secondary', fontSize: 14 } as const

/** Everyone with an account, found by name or e-mail. */
export default function MemberList() {
  return (
    <ListFrame
      resource="members"
      title={texts.title}
      sort={{ field: 'date', order: 'DESC' }}
      count={texts.count}
      searchHint={words.searchHint}
      Frame={SupportPage}
      actions={<CsvLink call={getMembersCsv} />}
      filters={
        <>
          <FilterChoice name="state" label={texts.state} names={texts.states} />
          <FilterChoice name="subscription" label={texts.subscription} names={words.subscriptions.states} />
        </>
      }
    >
      <ListBody<StaffMember & { id: string }> empty={texts.empty}>
        {(members) => (
          <Rows>
            {members.map(({ uid, name, email, state, subscription, roles, givenUntil, date }) => (
              <RowLink key={uid} to={`/members/${uid}/show`}>
                <Typography component="span" dir="auto" sx={firstColumn}>
                  {name}
                </Typography>
                <Typography component="span" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {email}
                </Typography>
                <Typography component="span" sx={soft}>
                  {state === 'active' ? '' : `${texts.states[state]} · `}
                  {shortAccessText({ subscription, roles, givenUntil })}
                </Typography>
                <Typography component="span" sx={soft}>
                  {texts.since(dayText(date))}
                </Typography>
              </RowLink>
            ))}
          </Rows>
        )}
      </ListBody>
    </ListFrame>
  )
}
