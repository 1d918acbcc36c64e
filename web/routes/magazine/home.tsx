import { Fragment, type ReactNode } from 'react'
import { listCategories } from '../../../contracts/articles/content.ts'
import { getHome, type HomeSection, type PublicHome } from '../../../contracts/site/home.ts'
import { siteContext } from '../../context.ts'
import { ClosingSection } from '../../magazine/home/closing-section.tsx'
import { Coaches } from '../../magazine/home/coaches.tsx'
import { Coachings } from '../../magazine/home/coachings.tsx'
import { ExampleConversation } from '../../magazine/home/example-conversation.tsx'
import { Hero } from '../../magazine/home/hero.tsx'
import { LatestArticles } from '../../magazine/home/latest-articles.tsx'
import { loadFront } from '../../magazine/home/load-front.ts'
import { Questions } from '../../magazine/home/questions.tsx'
import { Steps } from '../../magazine/home/steps.tsx'
import { SubscriptionOffer } from '../../magazine/home/subscription-offer.tsx'
import { Today } from '../../magazine/home/today.tsx'
import { Voices } from '../../magazine/home/voices.tsx'
import { plainText } from '../../magazine/plain-text.ts'
import { type PageFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { previewOf } from '../../pages/preview.ts'
import { readOffer } from '../../payment/offer.ts'
import { pageDescription } from '../../seo/page-description.ts'
import { ownDescription } from '../../seo/search-text.ts'
import { organizationData, questionsData, webSiteData } from '../../seo/site-data.ts'
import type { Route } from './+types/home'

// Framed by the back office: the settings preview new colours, and the editor previews the working copy.
export const handle: PageFacts = {
  ...publicPageFacts,
  title: 'titles.home',
  breadcrumbs: 'hidden',
  cached: { queryKeys: ['preview'] },
  framedWith: true,
}

const latestCount = 5
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { api, settings } = site
  const preview = previewOf(url)
  const [home, articles, categories, { formula }, publicSettings] = await Promise.all([
    api.call(getHome, { query: { preview } }),
    loadFront(api, latestCount),
    api.call(listCategories, { query: { length: 100 } }),
    readOffer(api, {}),
    site.publicSettings(),
  ])
  return {
    home: home.payload,
    articles,
    categories: categories.payload,
    formula,
    siteName: publicSettings.name,
    publicUrl: settings.publicUrl,
  }
}

const inPlainText = ({ question, answer }: PublicHome['questions'][number]) => ({ question, answer: plainText(answer) })

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { home, siteName, publicUrl } = loaderData
  return [
    ...pageDescription({ description: ownDescription(matches, plainText(home.hero.text) || home.hero.title) }),
    { 'script:ld+json': organizationData(siteName, publicUrl) },
    { 'script:ld+json': webSiteData(siteName, publicUrl) },
    ...(home.questions.length > 0 ? [{ 'script:ld+json': questionsData(home.questions.map(inPlainText)) }] : []),
  ]
}

function sectionsOf({ home, articles, categories, formula }: Route.ComponentProps['loaderData']) {
  const { offer, closing } = home
  return {
    themes: <Coachings {...home} categories={categories} />,
    exchange: <ExampleConversation {...home} promiseCredit={home.steps.length > 0 ? 0 : home.promiseCredit} />,
    steps: <Steps {...home} />,
    magazine: <LatestArticles headings={home.headings} articles={articles} />,
    offer: offer && <SubscriptionOffer offer={offer} formula={formula} />,
    coaches: <Coaches coaches={home.coaches} {...home.headings.coaches} />,
    voices: <Voices {...home} />,
    questions: <Questions {...home} />,
    closing: closing && <ClosingSection closing={closing} formula={formula} />,
  } satisfies Record<HomeSection, ReactNode>
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, articles, formula } = loaderData
  const sections = sectionsOf(loaderData)
  return (
    <>
      <Today />
      <Hero hero={home.hero} formula={formula} articles={articles.slice(0, 3)} />
      {home.sections.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
    </>
  )
}
