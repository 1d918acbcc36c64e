import { Navigate } from 'react-router-dom'

/** Credentials are on the sheet of each coach: this address had all of them. */
export default function CredentialList() {
  return <Navigate to="/coach-profiles" replace />
}
