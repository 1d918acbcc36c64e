import { use } from 'react'
import { useRouteLoaderData } from 'react-router'
import { PlainPage } from '../layout/plain-page.ts'
import { useSite } from '../layout/site-data.ts'
import type { loader as listLoader } from '../routes/coaching/discussions-layout.tsx'
import discussion from './discussion.tsx?worker&url'
import { type IslandPage, writePage } from './page-data.ts'

/** On a page that is not hydrated whole: what its island begins with, and its script. */
export function Island(page: Omit<IslandPage, 'site' | 'list'>) {
  const list = useRouteLoaderData<typeof listLoader>('routes/coaching/discussions-layout')
  const { siteName, viewer, discretion, audience } = useSite()
  if (!use(PlainPage) || !list) return null
  const data = writePage({ ...page, list, site: { siteName, viewer, discretion, audience } })
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, written so that it cannot end the element */}
      <script type="application/json" data-island dangerouslySetInnerHTML={{ __html: data }} />
      {/* Not `async`: run while the page is still read, it would show a half of it, which then moves. */}
      <script type="module" src={discussion} />
    </>
  )
}
