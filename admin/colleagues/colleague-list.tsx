import { type Colleague, staffColleagues } from '../../contracts/administration/staff-system.ts'
import { RecordList } from '../lists/record-list.tsx'
import { colleagueWords as words } from './words.ts'

/** Reasons why a colleague cannot work, or may soon be unable to. */
function standingOf({ suspended, invited, secondFactor }: Colleague): string[] {
  if (suspended) return [words.suspendedShort]
  if (invited) return [words.invitedShort]
  return secondFactor ? [] : [words.noSecondFactor]
}

const rolesText = ({ roles }: Colleague) => roles.map((role) => words.shortRoles[role]).join(', ')

export default function ColleagueList() {
  return (
    <RecordList
      calls={staffColleagues}
      texts={words}
      sort="name"
      opens="form"
      choices={[{ name: 'role', label: words.role, names: words.shortRoles }]}
      columns={[
        { head: words.name, look: 'name', sort: 'name', show: ({ name }) => name },
        { head: words.email, look: 'wideSoft', sort: 'email', show: ({ email }) => email },
        {
          head: words.role,
          look: 'state',
          show: (colleague) => [rolesText(colleague), ...standingOf(colleague)].join(' · '),
        },
      ]}
    />
  )
}
