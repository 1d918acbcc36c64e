import type { Article } from '../../../contracts/articles/content-entities.ts'
import { t } from '../../i18n/index.ts'
import { restrictedClass } from '../../seo/article-data.ts'
import { withReturn } from '../../session/redirect.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ShareLinks } from './share-links.tsx'

interface ArticlePromptProps {
  article: Omit<Article, 'content'>
  address: string
}

/** Registration and sign-in links that lead back here, shown to visitors after the stand-first. */
export function ArticlePrompt({ article, address }: ArticlePromptProps) {
  const here = `/article/${article.uid}`
  return (
    <div className={`page mt-10 lg:mt-14 ${restrictedClass}`} data-screen-only data-read={article.uid}>
      <div className="grid items-center gap-x-14 gap-y-8 rounded-sheet bg-rose p-7 sm:p-12 lg:grid-cols-[1.35fr_auto]">
        <div>
          <h2 className="display text-title">{t('article.prompt.title')}</h2>
          <p className="mt-3 max-w-xl text-lg">{t('article.prompt.text')}</p>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap lg:grid">
          <LinkButton to={withReturn('/registration', here)}>{t('article.prompt.register')}</LinkButton>
          <LinkButton to={withReturn('/login', here)} kind="secondary">
            {t('article.prompt.sign_in')}
          </LinkButton>
        </div>
      </div>
      <div className="mt-8">
        <ShareLinks title={article.title} address={address} />
      </div>
    </div>
  )
}
