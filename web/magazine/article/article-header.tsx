import { Link } from 'react-router'
import type { Article } from '../../../contracts/articles/content-entities.ts'
import { CachedFragment } from '../../fragment-cache/cached-fragment.tsx'
import { t } from '../../i18n/index.ts'
import { typeset } from '../../i18n/typography.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { announcePicture, Picture } from '../../ui/picture.tsx'
import { Rubric } from '../rubric.tsx'

type Head = Omit<Article, 'content'>

function Byline({ article }: { article: Head }) {
  const { author, date, readingTime } = article
  return (
    <div className="mt-7 flex items-center gap-4">
      <Avatar name={author.name} image={author.image} />
      <div className="leading-snug">
        <Link to={`/authors/${author.uid}`} rel="author" className="font-semibold no-underline hover:underline">
          {author.name}
        </Link>
        <p className="text-sm text-ink-soft">
          <DateText iso={date} /> · {t('common.minutes', { count: readingTime })}
        </p>
      </div>
    </div>
  )
}

const sizes = '(min-width: 80rem) 33rem, (min-width: 60rem) 44vw, 100vw'

function HeaderContent({ article }: { article: Head }) {
  return (
    <>
      <div>
        <Rubric category={article.category} />
        <h1 className="display mt-2 text-title-lg">{typeset(article.title)}</h1>
        <p className="mt-5 text-lead text-ink-soft">{typeset(article.excerpt)}</p>
        <Byline article={article} />
      </div>
      {article.image && (
        <figure className="order-first -mx-(--gutter) sm:mx-0 md:order-none">
          <Picture
            image={article.image}
            sizes={sizes}
            priority="announced"
            className="aspect-8/5 w-full object-cover sm:rounded-sheet md:aspect-4/5 lg:aspect-square"
          />
          {article.image.credit && (
            <figcaption className="sr-only print:not-sr-only">{article.image.credit}</figcaption>
          )}
        </figure>
      )}
    </>
  )
}

/** Title, stand-first and byline in the text's own column; the picture beside them. */
export function ArticleHeader({ article }: { article: Head }) {
  if (article.image) announcePicture(article.image, sizes)
  return (
    <CachedFragment
      as="header"
      part={HeaderContent}
      given={{ article }}
      className="page grid gap-x-14 gap-y-8 pt-6 md:grid-cols-[1.1fr_1fr] md:items-center lg:grid-cols-[minmax(0,41rem)_1fr] lg:pt-12"
    />
  )
}
