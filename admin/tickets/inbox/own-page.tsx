import { Navigate } from 'react-router-dom'
import { viewHref, views } from './views.ts'

const own = views.find(({ name }) => name === 'mine')

/** The address of a former screen: a coach's own discussions by promised hour. */
export default function OwnPage() {
  return <Navigate to={own ? viewHref(own, {}) : '/tickets'} replace />
}
