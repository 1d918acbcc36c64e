import { data } from 'react-router'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { Contents } from '../../magazine/article/contents.tsx'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { describePage, editedPage, loadSitePage } from '../../pages/site-page.tsx'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/about'

export const handle: PageFacts = { ...editedPage, title: 'titles.about' }

export async function loader(asked: Route.LoaderArgs) {
  const [page, { aboutImage }] = await Promise.all([
    loadSitePage(asked, 'about'),
    asked.context.get(siteContext).publicSettings(),
  ])
  return data({ ...page.data, image: aboutImage }, page.init ?? undefined)
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta(shown: Route.MetaArgs): Route.MetaDescriptors {
  return describePage(shown)
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, html, contents, image } = loaderData
  return (
    <article className="page pt-6 pb-(--section) lg:pt-8">
      <h1 className="display text-hero">{typeset(title)}</h1>
      {image && (
        <Picture
          image={image}
          sizes={`(min-width: 80rem) 78rem, ${pageWidth}`}
          priority
          className="mt-8 aspect-8/5 w-full rounded-sheet object-cover lg:mt-12"
        />
      )}
      <div className="mt-12 grid gap-x-14 lg:mt-20 lg:grid-cols-[minmax(0,41rem)_1fr]">
        <Prose html={html} className="prose-opening min-w-0" />
        {contents.length > 0 && (
          <aside className="self-start max-lg:hidden lg:sticky lg:top-10" data-screen-only>
            <Contents title={t('pages.contents')} contents={contents} />
          </aside>
        )}
      </div>
    </article>
  )
}
