import { redirect } from 'react-router'
import { isSitePageUid } from '../../../contracts/articles/site-page-uids.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editablePageFacts, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/page'

/** A page that an editor made. */
export const handle: PageFacts = { ...editablePageFacts, title: 'titles.named', breadcrumbs: { above: 'titles.page' } }

export async function loader(asked: Route.LoaderArgs) {
  const { uid } = asked.params
  if (isSitePageUid(uid)) throw redirect(`/${uid}`, 308)
  return loadSitePage(asked, uid)
}

export const meta = describePage

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
