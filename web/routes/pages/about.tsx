import { typeset } from '../../i18n/typography.ts'
import { aboutImage } from '../../magazine/house-images.ts'
import { visitorPage } from '../../session/visitor-page.ts'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/about'
import { loadSitePage } from './site-page.tsx'

export const handle = visitorPage

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'about')

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, html } = loaderData
  return (
    <article className="pt-6 pb-(--section) lg:pt-8">
      <div className="page">
        <h1 className="display text-hero">{typeset(title)}</h1>
        <Picture
          image={aboutImage}
          sizes="(min-width: 80rem) 78rem, 100vw"
          priority
          className="mt-8 aspect-8/5 w-full rounded-sheet object-cover md:aspect-2/1 lg:mt-12"
        />
        <Prose html={html} className="prose-opening mt-12 md:mx-auto lg:mt-20" />
      </div>
    </article>
  )
}
