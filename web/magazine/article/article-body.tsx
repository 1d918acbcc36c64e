import type { Article, Author } from '../../../contracts/articles/content-entities.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { useAudience } from '../../layout/site-data.ts'
import { restrictedClass } from '../../seo/article-data.ts'
import { LinkChip } from '../../ui/chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Prose } from '../../ui/prose.tsx'
import { AuthorCard } from '../author-card.tsx'
import { FavoriteButton } from '../favorites/favorite-button.tsx'
import { asideClass, Contents } from './contents.tsx'
import { ResumeButton } from './resume-button.tsx'
import { ShareLinks } from './share-links.tsx'
import type { Heading } from './table-of-contents.ts'
import { TalkToCoach } from './talk-to-coach.tsx'

interface ArticleBodyProps {
  article: Omit<Article, 'content'>
  /** the author's role and biography; null: they failed to load */
  author: Author | null
  html: string
  contents: readonly Heading[]
  favorite: boolean
  address: string
}

function TagItems({ tags }: Pick<Article, 'tags'>) {
  return tags.map(({ uid, name }) => (
    <li key={uid}>
      <LinkChip to={`/tags/${uid}`}>{name}</LinkChip>
    </li>
  ))
}

export function ArticleBody({ article, author, html, contents, favorite, address }: ArticleBodyProps) {
  const { vip, signedIn } = useAudience()
  return (
    <div className="page mt-10 grid gap-x-14 gap-y-10 lg:mt-20 lg:grid-cols-[minmax(0,41rem)_1fr]">
      <aside className={classes(asideClass, 'grid content-start gap-7 lg:gap-9')} data-screen-only>
        {contents.length > 0 && <Contents title={t('article.contents')} contents={contents} />}
        <div className="flex flex-wrap gap-x-1 gap-y-2 sm:gap-x-2 lg:grid lg:justify-items-start lg:gap-3">
          <FavoriteButton article={article.uid} favorite={favorite} />
          <ShareLinks title={article.title} address={address} compact />
        </div>
      </aside>
      <div className="min-w-0">
        <div data-passage-text>
          <Prose html={html} className={`prose-article ${restrictedClass}`} />
        </div>
        {signedIn && <ResumeButton article={article.uid} />}
        {vip && <TalkToCoach article={article.uid} />}
        <CachedFragment
          as="ul"
          part={TagItems}
          given={{ tags: article.tags }}
          aria-label={t('article.tags')}
          className="mt-12 flex flex-wrap gap-2"
          data-screen-only
        />
        <AuthorCard author={author ?? article.author} />
      </div>
    </div>
  )
}
