import { use } from 'react'
import { PlainPage } from '../layout/plain-page.ts'
import { useSite } from '../layout/site-data.ts'
import { type IslandPage, writePage } from './page-data.ts'

/** Scripts that a script imports at once, where the build says so: scripts/island-imports.ts. */
const importsOf: Partial<Record<string, readonly string[]>> = import.meta.env.ISLAND_IMPORTS ?? {}

interface IslandProps<Page extends IslandPage> {
  /** its address */
  script: string
  page: Omit<Page, 'site'>
}

/** On a page that is not hydrated whole: what its island begins with, and its script. */
export function Island<Page extends IslandPage>({ script, page }: IslandProps<Page>) {
  const { siteName, viewer, discretion, audience } = useSite()
  if (!use(PlainPage)) return null
  const data = writePage({ ...page, site: { siteName, viewer, discretion, audience } } as Page)
  return (
    <>
      {importsOf[script]?.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, written so that it cannot end the element */}
      <script type="application/json" data-island dangerouslySetInnerHTML={{ __html: data }} />
      {/* Not `async`: run while the page is still read, it would show a half of it, which then moves. */}
      <script type="module" src={script} />
    </>
  )
}
