import type { RouterContextProvider } from 'react-router'
import { getPage } from '../../../contracts/content.ts'
import { siteContext } from '../../context.ts'
import { orNotFound } from '../../session/or-not-found.ts'
import { Prose } from '../../ui/prose.tsx'

/** A page that editors write. */
export async function loadSitePage(context: Readonly<RouterContextProvider>, uid: string) {
  const { api } = context.get(siteContext)
  const { payload } = await orNotFound(api.call(getPage, { params: { uid } }))
  return payload
}

export function SitePageView({ title, content }: { title: string; content: string }) {
  return (
    <article className="page section">
      <h1 className="display text-title-lg">{title}</h1>
      <Prose html={content} className="mt-10" />
    </article>
  )
}
