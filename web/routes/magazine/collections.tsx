import { Outlet } from 'react-router'
import { siteContext } from '../../context.ts'
import { type Collections, loadCollections } from '../../magazine/collections.ts'
import { recoverFromAnyError } from '../../session/recover.ts'
import type { Route } from './+types/collections'

const none: Collections = { categories: [], authors: [], tags: [] }

/** Authors, categories and tags are loaded once, before the first page below this route. */
export async function loader({ context }: Route.LoaderArgs): Promise<Collections> {
  const site = context.get(siteContext)
  // An error here would fail all pages below this route, which also work without filters.
  return recoverFromAnyError(site, () => site.remember('collections', () => loadCollections(site.api)), none)
}

export const shouldRevalidate = () => false

export default function CollectionsLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />
}
