import { Link } from 'react-router'
import { filteredPath } from '../lists/filtered-path.ts'
import { managementWords as words } from './words.ts'

export const PaymentLink = ({ payment }: { payment: string }) => (
  <Link to={filteredPath('payments', { uid: [payment] })}>{words.differences.payment}</Link>
)
