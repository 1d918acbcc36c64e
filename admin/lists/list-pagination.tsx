import { lazy, Suspense } from 'react'
import { useList } from './list-provider.tsx'

/** Page controls, loaded on demand for a list with more rows than the shortest page. */
const PageBar = lazy(() => import('./page-bar.tsx'))

const sizes = [25, 50, 100]

/** Page links and page length, for a list that is longer than the shortest page. */
export function ListPagination() {
  const { perPage, total, isPending } = useList()
  const [shortest = perPage] = sizes
  if (isPending || !total || total <= shortest) return null
  return (
    <Suspense>
      <PageBar sizes={sizes} />
    </Suspense>
  )
}
