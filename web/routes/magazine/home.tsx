import { listAuthors, listCategories } from '../../../contracts/articles/content.ts'
import { getFormula } from '../../../contracts/subscriptions/subscriptions.ts'
import { coachingThemes } from '../../coaching/coaches/themes.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { Closing } from '../../magazine/home/closing.tsx'
import { Coaches } from '../../magazine/home/coaches.tsx'
import { Coachings } from '../../magazine/home/coachings.tsx'
import { Hero } from '../../magazine/home/hero.tsx'
import { Latest } from '../../magazine/home/latest.tsx'
import { loadFront } from '../../magazine/home/load-front.ts'
import { Questions } from '../../magazine/home/questions.tsx'
import { questionsOf } from '../../magazine/home/questions-of.ts'
import { SubscriptionOffer } from '../../magazine/home/subscription-offer.tsx'
import { Voices } from '../../magazine/home/voices.tsx'
import { openPage, type PageFacts } from '../../page-facts/page-facts.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { organizationData, questionsData, webSiteData } from '../../seo/site-data.ts'
import type { Route } from './+types/home'

// The settings of the back office show it with new colours.
export const handle: PageFacts = { ...openPage, title: 'titles.home', breadcrumbs: 'hidden', framedWith: true }

const latestCount = 5
const coachCount = 5

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, settings } = site
  const [articles, authors, categories, themes, formula, publicSettings] = await Promise.all([
    loadFront(api, latestCount),
    api.call(listAuthors, { query: { length: coachCount } }),
    api.call(listCategories, { query: { length: 100 } }),
    coachingThemes(site),
    api.call(getFormula, { params: { uid: 'default' } }),
    site.publicSettings(),
  ])
  return {
    articles,
    authors: authors.payload.map(({ uid, name, role, image }) => ({ uid, name, role, image })),
    categories: categories.payload,
    themes: themes.filter(({ active }) => active),
    formula: formula.payload,
    siteName: publicSettings.name,
    publicUrl: settings.publicUrl,
    voices: settings.exampleVoices,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { formula, siteName, publicUrl } = loaderData
  return [
    ...pageDescription({ description: t('home.hero.lead') }),
    { 'script:ld+json': organizationData(siteName, publicUrl) },
    { 'script:ld+json': webSiteData(siteName, publicUrl) },
    { 'script:ld+json': questionsData(questionsOf(formula)) },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { articles, authors, categories, themes, formula, voices } = loaderData
  return (
    <>
      <Hero formula={formula} articles={articles.slice(0, 3)} />
      <Coachings themes={themes} categories={categories} />
      <Latest articles={articles} />
      <SubscriptionOffer formula={formula} />
      <Coaches authors={authors} />
      <Voices voices={voices} />
      <Questions questions={questionsOf(formula)} />
      <Closing formula={formula} />
    </>
  )
}
