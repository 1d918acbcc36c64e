import { Navigate } from 'react-router'
import { usePerson } from '../person.ts'
import { startOf } from './menu.ts'

export const StartPage = () => <Navigate to={startOf(usePerson().roles)} replace />
