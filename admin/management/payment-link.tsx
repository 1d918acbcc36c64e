import { Link } from 'react-router-dom'
import { filteredPath } from '../lists/filtered-path.ts'
import { managementWords as words } from './words.ts'

/** Leads to the list of payments with that payment. */
export const PaymentLink = ({ payment }: { payment: string }) => (
  <Link to={filteredPath('payments', { uid: [payment] })}>{words.differences.payment}</Link>
)
