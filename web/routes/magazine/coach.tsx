import { getPublicCoach } from '../../../contracts/coaching/coach-profiles.ts'
import { CheckedCredentials } from '../../coaching/coaches/coach-credentials.tsx'
import { ThemeDot } from '../../coaching/coaches/theme-dot.tsx'
import { loadCoachingThemes } from '../../coaching/coaches/themes.ts'
import { siteContext } from '../../context.ts'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { useAudience } from '../../layout/site-data.ts'
import { plainText } from '../../magazine/plain-text.ts'
import { type PageFacts, previewFacts, publicPageFacts } from '../../page-facts/page-facts.ts'
import { previewOf } from '../../pages/preview.ts'
import { coachData } from '../../seo/author-data.ts'
import { absoluteUrl, pageDescription } from '../../seo/page-description.ts'
import { rethrowAsNotFound } from '../../session/not-found.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'
import { pageWidth } from '../../ui/picture-sizes.ts'
import { Prose } from '../../ui/prose.tsx'
import type { Route } from './+types/coach'

export const handle: PageFacts = {
  ...publicPageFacts,
  ...previewFacts,
  title: 'titles.named',
  returnTo: true,
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const preview = previewOf(url)
  const [{ payload: coach }, themes] = await Promise.all([
    rethrowAsNotFound(site.api.call(getPublicCoach, { params, query: { preview } })),
    loadCoachingThemes(site),
  ])
  return {
    pageName: coach.name,
    coach,
    themes: themes.filter(({ uid }) => coach.themes.includes(uid)),
    siteName: (await site.publicSettings()).name,
    publicUrl: site.settings.publicUrl,
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return []
  const { coach, siteName, publicUrl } = loaderData
  const image = coach.portrait ? absoluteUrl(publicUrl, coach.portrait.url) : undefined
  return [
    ...pageDescription({ description: plainText(coach.biography) || coach.title, image, type: 'profile' }),
    { 'script:ld+json': coachData(coach, siteName, publicUrl) },
  ]
}

type Coach = Route.ComponentProps['loaderData']['coach']

/** Leads to a new discussion with the coach, or to the registration or payment before it. */
function Write({ coach: { uid, name, availability } }: { coach: Coach }) {
  const { signedIn, vip } = useAudience()
  if (availability === 'full') return <p className="mt-6 text-ink-soft">{t('pages.coach.full')}</p>
  const start = vip ? '/coaching/new-discussion' : signedIn ? '/registration/payment' : '/registration'
  return (
    <div className="mt-7">
      <LinkButton to={`${start}?coach=${uid}`}>{t('pages.coach.write', { name })}</LinkButton>
    </div>
  )
}

export default function CoachPage({ loaderData }: Route.ComponentProps) {
  const { coach, themes } = loaderData
  return (
    <div
      className={classes(
        'page grid gap-x-14 gap-y-8 pt-6 pb-(--section) lg:pt-10',
        coach.portrait && 'md:grid-cols-[1fr_1.5fr]',
      )}
    >
      {coach.portrait && (
        <Picture
          image={coach.portrait}
          sizes={`(min-width: 60rem) 37vw, ${pageWidth}`}
          priority
          className="aspect-square w-full rounded-sheet object-cover"
        />
      )}
      <div className="min-w-0 self-center">
        <h1 className="display text-title-lg wrap-anywhere">{typeset(coach.name)}</h1>
        <p className="italic-display mt-2 text-title-xs text-ruby wrap-anywhere">{typeset(coach.title)}</p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {themes.map(({ uid, name, colour }) => (
            <li key={uid} className="inline-flex items-center gap-2">
              <ThemeDot colour={colour} />
              {typeset(name)}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft">
          {t('pages.coach.answers', { hours: coach.answersWithin })}
          {coach.languages.length > 0 && ` ${t('pages.coach.languages', { languages: coach.languages.join(', ') })}`}
        </p>
        <Write coach={coach} />
      </div>
      <div className="max-w-2xl md:col-span-full">
        <Prose html={coach.biography} />
        <CheckedCredentials credentials={coach.credentials} className="mt-8" />
        {coach.author && (
          <p className="mt-8">
            <LinkButton to={`/authors/${coach.author}`} kind="secondary" size="small">
              {t('pages.author.articles')}
            </LinkButton>
          </p>
        )}
      </div>
    </div>
  )
}
