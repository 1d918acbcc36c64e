import { Navigate } from 'react-router'
import { usePerson } from '../person.ts'
import { startOf } from './menu.ts'

/** Redirects to the first page of the role. */
export const StartPage = () => <Navigate to={startOf(usePerson().roles)} replace />
