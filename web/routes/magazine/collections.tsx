import { Outlet } from 'react-router'
import { siteContext } from '../../context.ts'
import { loadCollections } from '../../magazine/collections.ts'
import type { Route } from './+types/collections'

/** Authors, categories and tags are fetched once, before the first page that filters by them. */
export const loader = ({ context }: Route.LoaderArgs) => loadCollections(context.get(siteContext).api)

export const shouldRevalidate = () => false

export default function CollectionsLayout({ loaderData }: Route.ComponentProps) {
  return <Outlet context={loaderData} />
}
