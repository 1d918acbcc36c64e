import { Link } from 'react-router'
import type { Author, EmbeddedAuthor } from '../../contracts/articles/content-entities.ts'
import { CachedFragment } from '../fragment-cache/cached-fragment.tsx'
import { t } from '../i18n/index.ts'
import { typeset } from '../i18n/typography.ts'
import { Avatar } from '../ui/avatar.tsx'
import { deckOf } from '../ui/excerpt.ts'

/** About four lines of the widest card. */
const biographyLength = 300

type Shown = EmbeddedAuthor & Partial<Pick<Author, 'role' | 'biography'>>

function CardContent({ author }: { author: Shown }) {
  const { uid, name, image, role, biography } = author
  return (
    <>
      <Avatar name={name} image={image} size="large" />
      <div>
        <p className="display text-title-sm">{name}</p>
        {role && <p className="italic-display mt-0.5 text-lg text-ruby">{typeset(role)}</p>}
        {biography && <p className="mt-3 text-base text-ink-soft">{typeset(deckOf(biography, biographyLength))}</p>}
        <Link to={`/authors/${uid}`} className="mt-2 inline-block py-1 text-ruby">
          {t('article.more_by')}
        </Link>
      </div>
    </>
  )
}

export function AuthorCard({ author }: { author: Shown }) {
  return (
    <CachedFragment
      as="section"
      part={CardContent}
      given={{ author }}
      aria-label={t('article.about_author')}
      className="mt-12 grid gap-x-7 gap-y-4 rounded-card bg-rose-light p-6 sm:grid-cols-[auto_1fr] sm:p-8"
    />
  )
}
