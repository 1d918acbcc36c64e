import { redirect } from 'react-router'
import type { Route } from './+types/article-redirect'

/** `/article?uid=…` is the article's old address. */
export function loader({ url }: Route.LoaderArgs) {
  const uid = url.searchParams.get('uid')
  throw redirect(uid ? `/article/${encodeURIComponent(uid)}` : '/articles', 301)
}
