import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { EmbeddedAuthor } from '../../contracts/content-entities.ts'
import { Avatar } from '../ui/avatar.tsx'

export function AuthorCard({ author }: { author: EmbeddedAuthor }) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('article.about_author')}
      className="mt-12 flex items-center gap-6 rounded-card bg-rose-light p-6 sm:p-8"
    >
      <Avatar name={author.name} image={author.image} size="large" />
      <div>
        <p className="display text-title-sm">{author.name}</p>
        <Link to={`/authors/${author.uid}`} className="mt-1.5 inline-block py-1 text-ruby">
          {t('article.more_by')}
        </Link>
      </div>
    </section>
  )
}
