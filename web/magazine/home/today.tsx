import { Link } from 'react-router'
import { t } from '../../i18n/index.ts'
import { useAudience } from '../../layout/site-data.ts'
import { usePlace } from '../../reader-page/places.ts'

/** Beginning of a subscriber's home page. enhance/reading.ts fills in the unfinished article. */
export function Today() {
  const { vip } = useAudience()
  const own = usePlace('today')
  if (!vip || !own) return null
  return (
    <section aria-label={t('home.today.label')} className="bg-rose-light">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
        {own}
        <p className="min-w-0 basis-full lg:ml-auto lg:max-w-md lg:basis-auto">
          <Link
            to="/articles"
            data-resume=""
            className="block min-h-11 truncate py-2.5 underline decoration-blush decoration-2 underline-offset-6 hover:decoration-ruby"
          >
            <span>{t('home.hero.read')}</span>
            <span hidden>
              {t('home.today.resume')} <span data-resume-title />
            </span>
          </Link>
        </p>
      </div>
    </section>
  )
}
