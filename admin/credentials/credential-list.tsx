import { Navigate } from 'react-router'

/** Redirects the former list of all credentials: they are now on the sheet of each coach. */
export default function CredentialList() {
  return <Navigate to="/coach-profiles" replace />
}
