import { Outlet } from 'react-router'
import { siteContext } from '../../context.ts'
import { type Collections, loadCollections } from '../../magazine/collections.ts'
import type { Route } from './+types/collections'

const none: Collections = { categories: [], authors: [], tags: [] }

/** Authors, categories and tags are loaded once, before the first page below this route. */
export async function loader({ context }: Route.LoaderArgs): Promise<Collections> {
  const { api, remember, reportError } = context.get(siteContext)
  try {
    return await remember('collections', () => loadCollections(api))
  } catch (error) {
    // An error here would fail all pages below this route, which also work without filters.
    reportError(error)
    return none
  }
}

export const shouldRevalidate = () => false

export default function CollectionsLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />
}
