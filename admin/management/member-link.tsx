import { Link } from 'react-router'
import type { Column } from '../lists/record-table.tsx'
import { managementWords as words } from './words.ts'

interface OfPerson {
  /** null once the account is erased, and for a visitor */
  member: string | null
  name: string | null
  email: string | null
}

export function MemberLink({ member, name }: Pick<OfPerson, 'member' | 'name'>) {
  if (!member || !name) return <>{name ?? words.subscriptions.erased}</>
  return <Link to={`/members/${member}/show`}>{name}</Link>
}

const { name, email } = words.members

type PersonColumn<Sort extends string> = Column<OfPerson, Sort>

export const nameColumn: PersonColumn<'name'> = { head: name, look: 'name', sort: 'name', show: MemberLink }
export const emailColumn: PersonColumn<'email'> = {
  head: email,
  look: 'wideSoft',
  sort: 'email',
  show: (one) => one.email,
}

/** Columns that name the person, placed before all other columns. */
export const personColumns = [nameColumn, emailColumn]
