import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { asideClass, Contents } from '../../magazine/article/contents.tsx'
import { Coaches } from '../../magazine/home/coaches.tsx'
import { loadPublicCoaches } from '../../magazine/load-public-coaches.ts'
import type { PageFacts } from '../../page-facts/page-facts.ts'
import { NextStep } from '../../pages/next-step.tsx'
import { describePage, editablePageFacts, loadSitePage } from '../../pages/site-page.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/about'

export const handle: PageFacts = { ...editablePageFacts, title: 'titles.about' }

export async function loader(asked: Route.LoaderArgs) {
  const site = asked.context.get(siteContext)
  const [page, { aboutImage }, coaches] = await Promise.all([
    loadSitePage(asked, 'about'),
    site.publicSettings(),
    loadPublicCoaches(site),
  ])
  return { ...page, image: aboutImage, coaches }
}

export const meta = describePage

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, html, contents, image, coaches } = loaderData
  return (
    <>
      <article className="page pt-6 pb-(--section) lg:pt-8">
        <h1 className="display text-hero wrap-anywhere">{typeset(title)}</h1>
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
            <aside className={classes(asideClass, 'max-lg:hidden')} data-screen-only>
              <Contents title={t('pages.contents')} contents={contents} />
            </aside>
          )}
        </div>
      </article>
      {coaches.length > 0 && <Coaches title={t('pages.coaches.title')} coaches={coaches} />}
      <NextStep />
    </>
  )
}
