import type { ArticleSummary } from '../../../contracts/articles/content-entities.ts'
import type { PublicHome } from '../../../contracts/site/home.ts'
import { t } from '../../i18n/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { FeatureCard } from '../feature-card.tsx'
import { RowCard } from '../row-card.tsx'
import { SectionTitle } from './section-title.tsx'

interface LatestProps extends Pick<PublicHome, 'headings'> {
  articles: readonly ArticleSummary[]
}

export function LatestArticles({ articles, headings }: LatestProps) {
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section className="page section">
      <SectionTitle
        {...headings.magazine}
        action={
          <LinkButton to="/articles" kind="secondary" size="small">
            {t('home.latest.all')}
          </LinkButton>
        }
      />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[1.45fr_1fr]">
        <FeatureCard article={first} />
        <ul className="divide-y divide-line border-t border-line lg:-mt-6 lg:border-0">
          {others.map((article) => (
            <li key={article.uid} className="max-sm:last:hidden">
              <RowCard article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
