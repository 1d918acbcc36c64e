import { redirect } from 'react-router'
import { isSitePage } from '../../../contracts/articles/site-pages.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editedPage, loadSitePage, SitePageView } from '../../pages/site-page.tsx'
import type { Route } from './+types/page'

/** A page that an editor made. */
export const handle: PageFacts = { ...editedPage, title: 'titles.named', breadcrumbs: { above: 'titles.page' } }

export async function loader(asked: Route.LoaderArgs) {
  const { uid } = asked.params
  if (isSitePage(uid)) throw redirect(`/${uid}`, 308)
  return loadSitePage(asked, uid)
}

export function meta(shown: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(shown)
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SitePageView {...loaderData} />
}
