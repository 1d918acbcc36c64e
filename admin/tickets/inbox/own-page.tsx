import { Navigate } from 'react-router'
import { viewHref, views } from './views.ts'

const own = views.find(({ name }) => name === 'mine')

/** Redirects the former address of the user's own conversations to the view « mine ». */
export default function OwnPage() {
  return <Navigate to={own ? viewHref(own, {}) : '/tickets'} replace />
}
