import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { getPage } from '../../contracts/articles/content.ts'
import type { SitePage } from '../../contracts/articles/content-entities.ts'
import { siteContext } from '../context.ts'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import type { NamedPage } from '../layout/page-name.ts'
import { asideClass, Contents } from '../magazine/article/contents.tsx'
import { type Heading, withContents } from '../magazine/article/table-of-contents.ts'
import { plainText } from '../magazine/plain-text.ts'
import { previewFacts, publicPageFacts } from '../page-facts/page-facts.ts'
import { pageDescription } from '../seo/page-description.ts'
import { ownDescription } from '../seo/search-text.ts'
import { rethrowAsNotFound } from '../session/not-found.ts'
import { formatDate } from '../ui/date-text.tsx'
import { excerptOf } from '../ui/excerpt.ts'
import { Prose } from '../ui/prose.tsx'
import { previewOf } from './preview.ts'

type LoadedPage = Omit<SitePage, 'content'> & NamedPage & { html: string; contents: Heading[] }

/** Facts of a page that editors write: its preview link shows its working copy. */
export const editablePageFacts = { ...publicPageFacts, ...previewFacts } as const

interface Asked {
  context: Readonly<RouterContextProvider>
  url: URL
}

export async function loadSitePage({ context, url }: Asked, uid: string): Promise<LoadedPage> {
  const { api } = context.get(siteContext)
  const preview = previewOf(url)
  const { payload } = await rethrowAsNotFound(api.call(getPage, { params: { uid }, query: { preview } }))
  const { content, ...page } = payload
  return { ...page, pageName: page.title, ...withContents(content) }
}

interface Shown {
  loaderData: LoadedPage | undefined
  matches: Parameters<typeof ownDescription>[0]
}

/** The editor's description, or the beginning of the text. */
export const describePage = ({ loaderData, matches }: Shown): MetaDescriptor[] =>
  loaderData
    ? pageDescription({
        description: loaderData.description || ownDescription(matches, excerptOf(plainText(loaderData.html), 160)),
      })
    : []

/** Title and text in one column, the chapters beside them. */
export function SitePageView({ title, html, contents, modified }: LoadedPage) {
  return (
    <article className="page grid gap-x-14 gap-y-10 pt-6 pb-(--section) lg:grid-cols-[minmax(0,41rem)_1fr] lg:pt-8">
      <header className="lg:col-span-2">
        <h1 className="display max-w-4xl text-title-lg">{typeset(title)}</h1>
        <p className="mt-4 text-sm text-ink-soft">{t('pages.updated', { date: formatDate(modified) })}</p>
      </header>
      {contents.length > 0 && (
        <aside className={asideClass} data-screen-only>
          <Contents title={t('pages.contents')} contents={contents} />
        </aside>
      )}
      <Prose html={html} className="min-w-0" />
    </article>
  )
}
