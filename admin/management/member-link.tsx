import { Link } from 'react-router-dom'
import { managementWords as words } from './words.ts'

interface MemberLinkProps {
  /** null once the account is erased */
  member: string | null
  email: string | null
}

/** The address of a member, which leads to the member's page. */
export function MemberLink({ member, email }: MemberLinkProps) {
  const name = email ?? words.subscriptions.erased
  if (!member) return <>{name}</>
  return <Link to={`/members/${member}/show`}>{name}</Link>
}
